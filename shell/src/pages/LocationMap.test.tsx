import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { locationTexts } from '../messages/location/es';
import { LocationMap } from './LocationMap';

const readyState = jest.fn<DocumentReadyState, []>();
const map = () => screen.queryByTitle(locationTexts.mapOf('Asia'));

beforeEach(() => {
  jest.spyOn(document, 'readyState', 'get').mockImplementation(readyState.mockReturnValue('complete'));
});

it('waits on the server, at the height that the restaurant gives it', () => {
  const view = renderToString(<LocationMap />);
  expect(view).toContain(locationTexts.mapLoading);
  expect(view).toContain('style="--map-height:300px"');
});

it('waits for the page to be loaded', () => {
  readyState.mockReturnValue('interactive');
  render(<LocationMap />);
  expect(screen.getByText(locationTexts.mapLoading)).toBeVisible();
  expect(map()).not.toBeInTheDocument();
  readyState.mockReturnValue('complete');
  act(() => void window.dispatchEvent(new Event('load')));
  expect(screen.queryByText(locationTexts.mapLoading)).not.toBeInTheDocument();
  expect(map()).toHaveAttribute('loading', 'lazy');
  expect(map()).toHaveAttribute('height', '300');
});

it('appears at once where the page was loaded long ago, beside another way to it', () => {
  render(<LocationMap />);
  expect(map()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.google\.com\/maps/));
  expect(screen.getByText(/¿El mapa no aparece\?/)).toBeVisible();
  const link = screen.getByRole('link', { name: new RegExp(locationTexts.openMap) });
  expect(link).toHaveAttribute('target', '_blank');
});

it.each([true, false])('shows a map whose address answers: %s', async (answers) => {
  global.fetch = jest.fn(() => (answers ? Promise.resolve({} as Response) : Promise.reject(new TypeError())));
  render(<LocationMap />);
  expect(map()).not.toHaveAttribute('data-answers');
  await act(() => Promise.resolve(fireEvent.load(map()!)));
  expect(map()?.hasAttribute('data-answers')).toBe(answers);
});

it('shows a text while offline, and the map once online', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<LocationMap />);
  expect(screen.getByText(locationTexts.mapOffline)).toBeVisible();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(map()).toBeVisible();
});
