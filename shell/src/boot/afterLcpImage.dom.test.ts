import { afterLcpImage } from './afterLcpImage';

beforeEach(() => jest.useFakeTimers());

/** Calls of `arrived` and `painted` so far. */
function start(html = '<img fetchpriority="high" src="/hero.avif">') {
  document.body.innerHTML = html;
  const image = document.querySelector('img');
  if (image) Object.defineProperty(image, 'complete', { value: false, configurable: true });
  const [arrived, painted] = [jest.fn(), jest.fn()];
  afterLcpImage({ arrived, painted });
  const load = () => image?.dispatchEvent(new Event('load'));
  return { load, calls: () => [arrived, painted].map(({ mock }) => mock.calls.length) };
}

it('waits for the picture, and then for its paint', () => {
  const { load, calls } = start();
  jest.advanceTimersByTime(500);
  expect(calls()).toEqual([0, 0]);
  load();
  expect(calls()).toEqual([1, 0]);
  jest.advanceTimersByTime(100);
  expect(calls()).toEqual([1, 1]);
});

it('starts at once when the guest acts, and never twice', () => {
  const { load, calls } = start();
  window.dispatchEvent(new Event('pointerdown'));
  expect(calls()).toEqual([1, 1]);
  load();
  jest.advanceTimersByTime(10_000);
  expect(calls()).toEqual([1, 1]);
});

it.each([
  ['a picture that never answers', undefined, 4000],
  ['a page without a picture', '<p>Sin fotos</p>', 100],
])('does not wait for ever for %s', (_, html, ms) => {
  const { calls } = start(html);
  jest.advanceTimersByTime(ms);
  expect(calls()[1]).toBe(1);
});
