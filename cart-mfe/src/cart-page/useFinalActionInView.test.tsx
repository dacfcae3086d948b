import { act, render, screen } from '@testing-library/react';
import { useFinalActionInView } from './useFinalActionInView';

let report: (isIntersecting: boolean) => void;
let watched: IntersectionObserverInit | undefined;
const usual = window.IntersectionObserver;

beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      watched = options;
      report = (isIntersecting) =>
        act(() => callback([{ isIntersecting } as IntersectionObserverEntry], this as never));
    }
    observe = jest.fn();
    disconnect = jest.fn();
  } as never;
});
afterEach(() => {
  document.documentElement.removeAttribute('style');
  window.IntersectionObserver = usual;
});

function Page() {
  const [button, inView] = useFinalActionInView<HTMLButtonElement>();
  return <button ref={button}>{inView ? 'a la vista' : 'lejos'}</button>;
}

test('says whether the last button is in view, which it is until it is measured', () => {
  render(<Page />);
  expect(screen.getByRole('button')).toHaveTextContent('a la vista');
  report(false);
  expect(screen.getByRole('button')).toHaveTextContent('lejos');
  report(true);
  expect(screen.getByRole('button')).toHaveTextContent('a la vista');
});

test('a button of which the dock covers a part is not in view', () => {
  document.documentElement.style.setProperty('scroll-padding-bottom', '72px');
  render(<Page />);
  expect(watched).toEqual({ rootMargin: '0px 0px -72px', threshold: 1 });
});
