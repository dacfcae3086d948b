import { allowConsole } from '../testing';
import { BoundaryLoads } from './BoundaryLoads';
import { SLOW_AFTER_MS } from './deadlines';
import { loadableThat, slowLoadable } from './testing/loadables';

const turn = () => jest.advanceTimersByTimeAsync(0);

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
afterEach(() => boundaries.splice(0).forEach((leave) => leave()));

describe('a boundary that waits for a loadable', () => {
  it('reports a retry while one of two failed loadables is requested again', async () => {
    const { boundary } = openBoundary();
    const first = loadableThat(new Error('cut')).loadable;
    const second = loadableThat(new Error('cut')).loadable;
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

  it('retries no more once the guest has left', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    const { boundary, leave } = openBoundary();
    void boundary.wait(loadable, true);
    await turn();
    leave();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(ask).toHaveBeenCalledTimes(1);
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
});
