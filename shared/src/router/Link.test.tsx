import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '../testing';
import { useLocation } from './index';
import { Link } from './Link';

/** A page with a link to the next one, in the same place. */
function Pages() {
  const page = Number(useLocation().search.slice(1));
  return <Link to={`?${page + 1}`}>{`Después de ${page}`}</Link>;
}

/** Taps the link. @param at milliseconds of the page */
function tap(at: number): void {
  const event = createEvent.click(screen.getByRole('link'), { clientX: 150, clientY: 320 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(screen.getByRole('link'), event);
}

it('takes the second tap of a double tap from the page that it opens', () => {
  const place = { left: 100, right: 200, top: 300, bottom: 340 } as DOMRect;
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
  renderApp(<Pages />);
  tap(1_000);
  tap(1_250);
  expect(screen.getByRole('link')).toHaveTextContent('Después de 1');
  tap(2_000);
  expect(screen.getByRole('link')).toHaveTextContent('Después de 2');
});
