import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { locationTexts } from '../messages/location/es';
import { LocationMap } from './LocationMap';

const readyState = jest.spyOn(document, 'readyState', 'get');
const map = () => screen.queryByTitle(locationTexts.mapOf('Asia'));

describe('LocationMap', () => {
  it('waits on the server', () => {
    expect(renderToString(<LocationMap />)).toContain(locationTexts.mapLoading);
  });

  it('has the height that the restaurant gives it, before the map is there', () => {
    expect(renderToString(<LocationMap />)).toContain('style="--map-height:300px"');
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

  it('appears at once where the page was loaded long ago', () => {
    readyState.mockReturnValue('complete');
    render(<LocationMap />);
    expect(map()).toHaveAttribute('src', expect.stringMatching(/^https:\/\/www\.google\.com\/maps/));
  });

  it.each([true, false])('shows a map whose address answers: %s', async (answers) => {
    readyState.mockReturnValue('complete');
    global.fetch = jest.fn(() =>
      answers ? Promise.resolve({} as Response) : Promise.reject(new TypeError()),
    );
    render(<LocationMap />);
    expect(map()).not.toHaveAttribute('data-answers');
    await act(() => Promise.resolve(fireEvent.load(map()!)));
    expect(map()?.hasAttribute('data-answers')).toBe(answers);
  });

  it('shows a text while offline, and the map once online', () => {
    readyState.mockReturnValue('complete');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<LocationMap />);
    expect(screen.getByText(locationTexts.mapOffline)).toBeVisible();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(map()).toBeVisible();
    onLine.mockRestore();
  });

  it('has another way for a map that does not appear', () => {
    readyState.mockReturnValue('complete');
    render(<LocationMap />);
    expect(screen.getByText(/¿El mapa no aparece\?/)).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(locationTexts.openMap) })).toHaveAttribute(
      'target',
      '_blank',
    );
  });
});
