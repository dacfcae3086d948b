import { HYDRATED, HYDRATED_EVENT } from '../contracts';
import { SLOW_AFTER_MS } from './deadlines';
import { inBackground } from './inBackground';
import type { Loadable } from './Loadable';
import { loadableThat, slowLoadable } from './testing/loadables';

/** Longer than a browser without idle callbacks is waited for. */
const IDLE_MS = 250;

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(3 * SLOW_AFTER_MS);
  document.body.innerHTML = '';
});

it('starts first, and without a pause, what the next touch needs, then one piece after another', async () => {
  const started: string[] = [];
  const piece = (name: string) => () => void started.push(name);
  inBackground(piece('products'));
  inBackground(piece('worker'));
  inBackground(piece('sheet'), { forNextTouch: true });
  inBackground(piece('pages'), { forNextTouch: true });
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(started).toEqual(['sheet', 'pages']);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(started.slice(2)).toEqual(['products']);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(started.slice(3)).toEqual(['worker']);
});

it('waits until the page is hydrated, but not for ever', async () => {
  document.body.innerHTML = '<div data-island></div>';
  const island = document.body.firstElementChild!;
  const [first, second] = [jest.fn(), jest.fn()];
  inBackground(first);
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS / 2);
  expect(first).not.toHaveBeenCalled();
  island.setAttribute(HYDRATED, '');
  island.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(first).toHaveBeenCalledTimes(1);
  const timers = jest.getTimerCount();
  island.dispatchEvent(new CustomEvent(HYDRATED_EVENT, { bubbles: true }));
  expect(jest.getTimerCount()).toBe(timers);

  island.removeAttribute(HYDRATED);
  inBackground(second);
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS + IDLE_MS);
  expect(second).toHaveBeenCalledTimes(1);
});

it('starts when the browser says that it is idle, which may take half a second', async () => {
  const ask = jest.fn<number, Parameters<typeof requestIdleCallback>>(() => 1);
  window.requestIdleCallback = ask;
  const work = jest.fn();
  inBackground(work);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  expect(ask.mock.calls).toEqual([[expect.any(Function), { timeout: 500 }]]);
  ask.mock.calls[0]?.[0]({ didTimeout: false, timeRemaining: () => 50 });
  await jest.advanceTimersByTimeAsync(0);
  expect(work).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(window, 'requestIdleCallback');
});

it.each<[string, (loadable: Loadable<string>) => void]>([
  ['waits for', (loadable) => void loadable.load()],
  ['asks for while it is prefetched', (loadable) => [loadable.prefetch(), loadable.load()]],
])('waits for a load that a guest %s', async (_how, ask) => {
  const { loadable, answer } = slowLoadable();
  const work = jest.fn();
  ask(loadable);
  inBackground(work);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  answer();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
});

const becomeSlow = async (loadable: Loadable<string>) => {
  void loadable.load();
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
};
const becomeReady = (loadable: Loadable<string>, answer: () => void) => {
  const loaded = loadable.load();
  answer();
  return loaded;
};
it.each<[string, (loadable: Loadable<string>, answer: () => void) => unknown]>([
  ['only prefetched', (loadable) => void loadable.prefetch()],
  ['slow', becomeSlow],
  ['slow when a guest asks again', (one) => becomeSlow(one).then(() => void one.load())],
  ['there when a guest asks again', (one, answer) => becomeReady(one, answer).then(() => void one.load())],
])('does not wait for a loadable that is %s', async (_how, ask) => {
  const { loadable, answer } = slowLoadable();
  const work = jest.fn();
  await ask(loadable, answer);
  inBackground(work);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  answer();
});

it('goes on after a failure of what was waited for, after a piece that fails, and beside one that hangs', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await loadableThat(new Error('cut'))
    .loadable.load()
    .catch(() => undefined);
  const last = jest.fn();
  inBackground(() => Promise.reject(new Error('broken piece')));
  inBackground(() => {
    throw new Error('broken piece');
  });
  inBackground(() => new Promise(() => undefined));
  inBackground(last);
  await jest.advanceTimersByTimeAsync(4 * IDLE_MS);
  expect(last).toHaveBeenCalledTimes(1);
  expect(logged.mock.calls.map(([error]) => (error as Error).message)).toEqual([
    expect.stringContaining('Loading chunk failed'),
    ...['broken piece', 'broken piece'],
  ]);
});
