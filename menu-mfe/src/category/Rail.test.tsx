import { act, screen } from '@testing-library/react';
import { renderApp } from '@asia/shared/testing';
import { Rail } from './Rail';

const span = (left: number, right: number) => ({ left, right, width: right - left }) as DOMRect;

it.each([
  ['centres a link beyond its end', true, span(427, 510), 273.5],
  ['centres a link in its fade', true, span(300, 376), 143],
  ['keeps its place for a link that is in view', true, span(153, 278), 0],
  ['keeps its place for a pressed link, which a click must hit', false, span(300, 376), 0],
])('the rail %s', (_, showsFocus, place, scrolled) => {
  renderApp(
    <Rail label="Categorías">
      <li>
        <a href="/Mariscos">Mariscos</a>
      </li>
    </Rail>,
  );
  const [list, link] = [screen.getByRole('list'), screen.getByRole('link')];
  jest.spyOn(list, 'clientWidth', 'get').mockReturnValue(390);
  jest.spyOn(list, 'getBoundingClientRect').mockReturnValue(span(0, 390));
  jest.spyOn(link, 'getBoundingClientRect').mockReturnValue(place);
  jest.spyOn(link, 'matches').mockImplementation((selector) => selector === ':focus-visible' && showsFocus);

  act(() => link.focus());
  expect(list.scrollLeft).toBe(scrolled);
});
