import { autorun } from 'mobx';
import { allowConsole } from '../testing';
import { BoundaryLoads } from './BoundaryLoads';
import { SLOW_AFTER_MS } from './deadlines';
import { loadableThat, slowLoadable } from './testing/loadables';

const turn = () => jest.advanceTimersByTimeAsync(0);

/** The loads of a boundary that is on the page, until `leave`. */
function openBoundary() {
  const boundary = new BoundaryLoads();
  const leave = boundary.keepRetrying();
  boundaries.push(leave);
  return { boundary, leave };
}
const boundaries: (() => void)[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  allowConsole('error', /Loading chunk failed/);
});
afterEach(() => {
  boundaries.splice(0).forEach((leave) => leave());
  jest.useRealTimers();
});

describe('a boundary that waits for a loadable', () => {
  it('reports that it is slow, until it is loaded', async () => {
    const { loadable, answer } = slowLoadable();
    const { boundary } = openBoundary();
    const loaded = boundary.wait(loadable, false);
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(boundary.problem).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(boundary.problem).toBe('slow');
    answer();
    await loaded;
    expect(boundary.problem).toBeUndefined();
  });

  it('has its failure for every render, however late, and requests it again with a retry', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'), new Error('cut'));
    const { boundary } = openBoundary();
    await expect(boundary.wait(loadable, false)).rejects.toThrow('Loading chunk failed');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(() => boundary.wait(loadable, false)).toThrow(loadable.failure!);
    expect([boundary.problem, boundary.retried]).toEqual(['failed', false]);
    const retry = boundary.retry();
    expect([boundary.problem, boundary.retried]).toEqual(['retrying', true]);
    await expect(retry).resolves.toBe(false);
    expect(boundary.problem).toBe('failed');
    await expect(boundary.retry()).resolves.toBe(true);
    expect(boundary.problem).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('reports a retry while one of two failed loadables is requested again', async () => {
    const { boundary } = openBoundary();
    const [first, second] = [
      loadableThat(new Error('cut')).loadable,
      loadableThat(new Error('cut')).loadable,
    ];
    for (const loadable of [first, second])
      await expect(boundary.wait(loadable, false)).rejects.toThrow('Loading chunk failed');
    expect(boundary.problem).toBe('failed');
    const retry = first.load();
    expect(boundary.problem).toBe('retrying');
    await retry;
    expect(boundary.problem).toBe('failed');
  });

  it('requests again what failed before: in a prefetch, or in another boundary', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'), new Error('cut'));
    await loadable.prefetch();
    const failure = openBoundary().boundary.wait(loadable, false);
    await expect(failure).rejects.toThrow('Loading chunk failed');
    const { boundary } = openBoundary();
    const loading = boundary.wait(loadable, false);
    expect([loadable.phase, boundary.problem]).toEqual(['loading', undefined]);
    await expect(loading).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('has the failure of the boundary before, which React draws again before it is on the page', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    await expect(new BoundaryLoads().wait(loadable, false)).rejects.toThrow('Loading chunk failed');
    expect(() => new BoundaryLoads().wait(loadable, false)).toThrow(loadable.failure!);
    const { boundary } = openBoundary();
    expect(() => boundary.wait(loadable, false)).toThrow(loadable.failure!);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before', () => new BoundaryLoads()],
    ['after', () => openBoundary().boundary],
  ])('requests again what failed %s it came on the page, once it has left', async (_when, draw) => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    const boundary = draw();
    await expect(boundary.wait(loadable, false)).rejects.toThrow('Loading chunk failed');
    boundary.keepRetrying()();
    await expect(openBoundary().boundary.wait(loadable, false)).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not retry by itself where its failure is shown in place of its children', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    await expect(openBoundary().boundary.wait(loadable, false)).rejects.toThrow('Loading chunk failed');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a boundary over prerendered text', () => {
  it('is slow at once where its loadable was slow already', () => {
    const { loadable } = slowLoadable();
    void loadable.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    const { boundary } = openBoundary();
    void boundary.wait(loadable, true);
    expect([boundary.problem, boundary.readable]).toEqual(['slow', true]);
  });

  it('requests again what had failed visibly', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    await loadable.load().catch(() => undefined);
    await expect(openBoundary().boundary.wait(loadable, true)).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('waits again for what has broken in use', async () => {
    const { loadable } = loadableThat('soup', 'rice');
    const { boundary } = openBoundary();
    await expect(boundary.wait(loadable, true)).resolves.toBe('soup');
    loadable.discard();
    await expect(boundary.wait(loadable, true)).resolves.toBe('rice');
  });

  it('never rejects, and reports the failure of an attempt that a prefetch shares', async () => {
    const { loadable } = loadableThat(new Error('cut'), new Error('cut'));
    const { boundary } = openBoundary();
    const settled = jest.fn();
    void Promise.resolve(boundary.wait(loadable, true)).then(settled, settled);
    await loadable.prefetch();
    expect([boundary.problem, loadable.failure?.message]).toEqual([
      'failed',
      'Loading chunk failed (broken: salon-mfe/MemoryGame)',
    ]);
    await boundary.retry();
    expect(settled).not.toHaveBeenCalled();
    expect(boundary.problem).toBe('failed');
  });

  it('ends its pause once a caller requests the loadable', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'), new Error('cut'));
    void openBoundary().boundary.wait(loadable, true);
    await turn();
    await loadable.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(ask).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect([loadable.phase, ask.mock.calls.length]).toEqual(['ready', 3]);
  });

  it('does not retry when the connection returns after its pause', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    void openBoundary().boundary.wait(loadable, true);
    await jest.advanceTimersByTimeAsync(15_000);
    loadable.discard();
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('has its value after a successful retry, and reports the retry in flight', async () => {
    const { loadable } = loadableThat(new Error('cut'));
    const { boundary } = openBoundary();
    const waiting = boundary.wait(loadable, true);
    await turn();
    expect(boundary.problem).toBe('failed');
    void loadable.load();
    expect([loadable.phase, boundary.problem]).toEqual(['loading', 'retrying']);
    await expect(waiting).resolves.toBe('soup');
    expect([loadable.phase, boundary.problem]).toEqual(['ready', undefined]);
  });

  it('still reports a retry, and not a slow connection, when the retry is slow', async () => {
    const { loadable, refuse } = slowLoadable();
    const { boundary } = openBoundary();
    void boundary.wait(loadable, true);
    refuse();
    await turn();
    void boundary.retry();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect([loadable.phase, boundary.problem]).toEqual(['slow', 'retrying']);
  });

  it('retries by itself after a pause', async () => {
    const { loadable } = loadableThat(new Error('cut'));
    const waiting = openBoundary().boundary.wait(loadable, true);
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(waiting).resolves.toBe('soup');
  });

  it('retries when the connection returns', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    void openBoundary().boundary.wait(loadable, true);
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(loadable.phase).toBe('ready');
  });

  it('does not ask more often because React renders again', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    const { boundary } = openBoundary();
    const waiting = boundary.wait(loadable, true);
    await turn();
    expect(boundary.wait(loadable, true)).toBe(waiting);
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('leaves a slow loadable that fails later to the next page, where the failure is visible', async () => {
    const { loadable, refuse } = slowLoadable();
    const { boundary, leave } = openBoundary();
    void boundary.wait(loadable, true);
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    leave();
    const next = openBoundary().boundary;
    const attempt = next.wait(loadable, false);
    expect([next.problem, next.readable]).toEqual(['slow', false]);
    refuse();
    await expect(attempt).rejects.toThrow('Loading chunk failed');
    expect(next.problem).toBe('failed');
  });

  it('stops retrying once the guest has left; the way back starts again', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    const { boundary, leave } = openBoundary();
    void boundary.wait(loadable, true);
    await turn();
    leave();
    await jest.advanceTimersByTimeAsync(15_000);
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(openBoundary().boundary.wait(loadable, false)).resolves.toBe('soup');
  });

  it('notifies observers only when the problem changes', async () => {
    const { boundary } = openBoundary();
    const reports: unknown[] = [];
    const stop = autorun(() => reports.push(boundary.problem));
    void boundary.wait(loadableThat(new Error('cut')).loadable, true);
    await turn();
    void boundary.wait(slowLoadable().loadable, true);
    expect(reports).toEqual([undefined, 'failed']);
    stop();
  });
});
