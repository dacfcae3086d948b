import { HYDRATED, HYDRATED_EVENT } from '../contracts';
import { SLOW_AFTER_MS } from './deadlines';
import { inBackground } from './inBackground';
import { loadableThat, slowLoadable } from './testing/loadables';

/** Longer than a browser without idle callbacks is waited for. */
const IDLE_MS = 250;

async function expectHeldUntil(answer: () => void, work: jest.Mock): Promise<void> {
  inBackground(work);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  answer();
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
}

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await jest.advanceTimersByTimeAsync(3 * SLOW_AFTER_MS);
  document.body.innerHTML = '';
  jest.useRealTimers();
});

it('starts first, and together, what the next touch needs, then one piece after another', async () => {
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

it('waits while a load is under way that a guest waits for, and not for one that is only prefetched', async () => {
  const { loadable, answer } = slowLoadable();
  const work = jest.fn();
  void loadable.load();
  await expectHeldUntil(answer, work);

  const ahead = slowLoadable();
  void ahead.loadable.prefetch();
  inBackground(work);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(2);
  ahead.answer();
});

it('waits for what a guest asks for while it is being prefetched', async () => {
  const { loadable, answer } = slowLoadable();
  const work = jest.fn();
  void loadable.prefetch();
  void loadable.load();
  await expectHeldUntil(answer, work);
});

it('does not wait for a loadable that is slow', async () => {
  const { loadable, answer } = slowLoadable();
  const work = jest.fn();
  void loadable.load();
  inBackground(work);
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS - IDLE_MS);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(2 * IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  answer();
});

it('does not wait for a loadable that is there, or was slow already, when a guest asks for it again', async () => {
  const { loadable } = loadableThat();
  await loadable.load();
  await loadable.load();
  const late = slowLoadable();
  void late.loadable.load();
  await jest.advanceTimersByTimeAsync(SLOW_AFTER_MS);
  void late.loadable.load();
  const work = jest.fn();
  inBackground(work);
  await jest.advanceTimersByTimeAsync(IDLE_MS);
  expect(work).toHaveBeenCalledTimes(1);
  late.answer();
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
  logged.mockRestore();
});
