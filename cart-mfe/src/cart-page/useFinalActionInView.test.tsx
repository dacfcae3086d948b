import { act, render, screen } from '@testing-library/react';
import { LAST_STEP } from '@asia/shared/contracts';
import { useFinalActionInView } from './useFinalActionInView';

let report: (isIntersecting: boolean) => void;
const usual = window.IntersectionObserver;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});
afterEach(() => {
  window.IntersectionObserver = usual;
});

function Page() {
  const [button, inView] = useFinalActionInView<HTMLButtonElement>();
  return <button ref={button}>{inView ? 'a la vista' : 'lejos'}</button>;
}

test('<html> has LAST_STEP while the last button is in view', () => {
  const { unmount } = render(<Page />);
  expect(document.documentElement).not.toHaveAttribute(LAST_STEP);
  report(true);
  expect(document.documentElement).toHaveAttribute(LAST_STEP);
  expect(screen.getByRole('button')).toHaveTextContent('a la vista');
  report(false);
  expect(document.documentElement).not.toHaveAttribute(LAST_STEP);
  expect(screen.getByRole('button')).toHaveTextContent('lejos');
  report(true);
  unmount();
  expect(document.documentElement).not.toHaveAttribute(LAST_STEP);
});
