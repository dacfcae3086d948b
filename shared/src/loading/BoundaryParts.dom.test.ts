import { autorun } from 'mobx';
import { allowConsole } from '../testing';
import { BoundaryParts } from './BoundaryParts';
import { SLOW_AFTER_MS } from './deadlines';
import { partThat, slowPart } from './testing/parts';

const turn = () => jest.advanceTimersByTimeAsync(0);

/** The parts of a boundary that is on the page, until `leave`. */
function openBoundary() {
  const parts = new BoundaryParts();
  const leave = parts.keepRetrying();
  boundaries.push(leave);
  return { parts, leave };
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

describe('a boundary that waits for a part', () => {
  it('reports that it is slow, until it is loaded', async () => {
    const { part, answer } = slowPart();
    const { parts } = openBoundary();
    const loaded = parts.wait(part, false);
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(parts.problem).toBeUndefined();
    jest.advanceTimersByTime(1);
    expect(parts.problem).toBe('slow');
    answer();
    await loaded;
    expect(parts.problem).toBeUndefined();
  });

  it('has its failure for every render, however late, and requests it again with a retry', async () => {
    const { part, ask } = partThat(new Error('cut'), new Error('cut'));
    const { parts } = openBoundary();
    await expect(parts.wait(part, false)).rejects.toThrow('Loading chunk failed');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(parts.wait(part, false)).toBe(part.failure);
    expect([parts.problem, parts.retried]).toEqual(['failed', false]);
    const retry = parts.retry();
    expect([parts.problem, parts.retried]).toEqual(['retrying', true]);
    await expect(retry).resolves.toBe(false);
    expect(parts.problem).toBe('failed');
    await expect(parts.retry()).resolves.toBe(true);
    expect(parts.problem).toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('reports a retry while one of two failed parts is requested again', async () => {
    const { parts } = openBoundary();
    const [first, second] = [partThat(new Error('cut')).part, partThat(new Error('cut')).part];
    for (const part of [first, second])
      await expect(parts.wait(part, false)).rejects.toThrow('Loading chunk failed');
    expect(parts.problem).toBe('failed');
    const retry = first.load();
    expect(parts.problem).toBe('retrying');
    await retry;
    expect(parts.problem).toBe('failed');
  });

  it('requests again what failed before: in a prefetch, or in another boundary', async () => {
    const { part, ask } = partThat(new Error('cut'), new Error('cut'));
    await part.prefetch();
    const failure = openBoundary().parts.wait(part, false);
    await expect(failure).rejects.toThrow('Loading chunk failed');
    const { parts } = openBoundary();
    const loading = parts.wait(part, false);
    expect([part.phase, parts.problem]).toEqual(['loading', undefined]);
    await expect(loading).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('has the failure of the boundary before, which React draws again before it is on the page', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await expect(new BoundaryParts().wait(part, false)).rejects.toThrow('Loading chunk failed');
    expect(new BoundaryParts().wait(part, false)).toBe(part.failure);
    const { parts } = openBoundary();
    expect(parts.wait(part, false)).toBe(part.failure);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['before', () => new BoundaryParts()],
    ['after', () => openBoundary().parts],
  ])('requests again what failed %s it came on the page, once it has left', async (_when, draw) => {
    const { part, ask } = partThat(new Error('cut'));
    const parts = draw();
    await expect(parts.wait(part, false)).rejects.toThrow('Loading chunk failed');
    parts.keepRetrying()();
    await expect(openBoundary().parts.wait(part, false)).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('does not retry by itself where its failure is shown in place of the part', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await expect(openBoundary().parts.wait(part, false)).rejects.toThrow('Loading chunk failed');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('a boundary over prerendered text', () => {
  it('is slow at once where its part was slow already', () => {
    const { part } = slowPart();
    void part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    const { parts } = openBoundary();
    void parts.wait(part, true);
    expect([parts.problem, parts.readable]).toEqual(['slow', true]);
  });

  it('requests again what had failed visibly', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    await expect(openBoundary().parts.wait(part, true)).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('waits again for what has broken in use', async () => {
    const { part } = partThat('soup', 'rice');
    const { parts } = openBoundary();
    await expect(parts.wait(part, true)).resolves.toBe('soup');
    part.discard();
    await expect(parts.wait(part, true)).resolves.toBe('rice');
  });

  it('never rejects, and reports the failure of an attempt that a prefetch shares', async () => {
    const { part } = partThat(new Error('cut'), new Error('cut'));
    const { parts } = openBoundary();
    const settled = jest.fn();
    void Promise.resolve(parts.wait(part, true)).then(settled, settled);
    await part.prefetch();
    expect([parts.problem, part.failure?.message]).toEqual([
      'failed',
      'Loading chunk failed (broken: salon-mfe/MemoryGame)',
    ]);
    await parts.retry();
    expect(settled).not.toHaveBeenCalled();
    expect(parts.problem).toBe('failed');
  });

  it('ends its pause once a caller requests the part', async () => {
    const { part, ask } = partThat(new Error('cut'), new Error('cut'));
    void openBoundary().parts.wait(part, true);
    await turn();
    await part.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(14_999);
    expect(ask).toHaveBeenCalledTimes(2);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(30_000);
    expect([part.phase, ask.mock.calls.length]).toEqual(['ready', 3]);
  });

  it('does not retry when the connection returns after its pause', async () => {
    const { part, ask } = partThat(new Error('cut'));
    void openBoundary().parts.wait(part, true);
    await jest.advanceTimersByTimeAsync(15_000);
    part.discard();
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('has its part after a successful retry, and reports the retry in flight', async () => {
    const { part } = partThat(new Error('cut'));
    const { parts } = openBoundary();
    const waiting = parts.wait(part, true);
    await turn();
    expect(parts.problem).toBe('failed');
    void part.load();
    expect([part.phase, parts.problem]).toEqual(['loading', 'retrying']);
    await expect(waiting).resolves.toBe('soup');
    expect([part.phase, parts.problem]).toEqual(['ready', undefined]);
  });

  it('still reports a retry, and not a slow connection, when the retry is slow', async () => {
    const { part, refuse } = slowPart();
    const { parts } = openBoundary();
    void parts.wait(part, true);
    refuse();
    await turn();
    void parts.retry();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect([part.phase, parts.problem]).toEqual(['slow', 'retrying']);
  });

  it('retries by itself after a pause', async () => {
    const { part } = partThat(new Error('cut'));
    const waiting = openBoundary().parts.wait(part, true);
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(waiting).resolves.toBe('soup');
  });

  it('retries when the connection returns', async () => {
    const { part, ask } = partThat(new Error('cut'));
    void openBoundary().parts.wait(part, true);
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(part.phase).toBe('ready');
  });

  it('does not ask more often because React renders again', async () => {
    const { part, ask } = partThat(new Error('cut'));
    const { parts } = openBoundary();
    const waiting = parts.wait(part, true);
    await turn();
    expect(parts.wait(part, true)).toBe(waiting);
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('leaves a slow part that fails later to the next page, where the failure is visible', async () => {
    const { part, refuse } = slowPart();
    const { parts, leave } = openBoundary();
    void parts.wait(part, true);
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    leave();
    const next = openBoundary().parts;
    const attempt = next.wait(part, false);
    expect([next.problem, next.readable]).toEqual(['slow', false]);
    refuse();
    await expect(attempt).rejects.toThrow('Loading chunk failed');
    expect(next.problem).toBe('failed');
  });

  it('stops retrying once the guest has left; the way back starts again', async () => {
    const { part, ask } = partThat(new Error('cut'));
    const { parts, leave } = openBoundary();
    void parts.wait(part, true);
    await turn();
    leave();
    await jest.advanceTimersByTimeAsync(15_000);
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(openBoundary().parts.wait(part, false)).resolves.toBe('soup');
  });

  it('notifies observers only when the problem changes', async () => {
    const { parts } = openBoundary();
    const reports: unknown[] = [];
    const stop = autorun(() => reports.push(parts.problem));
    void parts.wait(partThat(new Error('cut')).part, true);
    await turn();
    void parts.wait(slowPart().part, true);
    expect(reports).toEqual([undefined, 'failed']);
    stop();
  });
});
