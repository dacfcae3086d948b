import { allowConsole } from '../testing';
import { SLOW_AFTER_MS } from './deadlines';
import { Loadable, memoizeByKey } from './Loadable';
import type { LoadFailure } from './LoadFailure';
import { partThat, slowPart } from './testing/parts';

const message = 'Loading chunk failed (broken: salon-mfe/MemoryGame)';

beforeEach(() => {
  jest.useFakeTimers();
  allowConsole('error', /Loading chunk failed/);
});
afterEach(() => jest.useRealTimers());

describe('a part', () => {
  it('is loaded once, however many ask', async () => {
    const { part, ask } = partThat();
    expect(part.phase).toBe('idle');
    expect(part.load()).toBe(part.load());
    expect(part.phase).toBe('loading');
    await expect(part.load()).resolves.toBe('soup');
    expect([part.phase, part.value]).toEqual(['ready', 'soup']);
    expect(ask.mock.calls).toEqual([[0]]);
  });

  it('exists once a key', () => {
    const byKey = memoizeByKey((key: string) => ({ key }));
    expect(byKey('sopas')).toBe(byKey('sopas'));
    expect(byKey('sopas')).not.toBe(byKey('arroz'));
  });

  it('is the loaded value itself', async () => {
    const menu = { dishes: [{ name: 'soup' }] };
    const part = new Loadable('menu', () => Promise.resolve(menu));
    await part.load();
    expect(part.value).toBe(menu);
  });

  it('is there at once, and never requested, where the page brought it', async () => {
    const ask = jest.fn(() => Promise.resolve('rice'));
    const part = new Loadable('menu', ask, 'soup');
    expect([part.phase, part.value]).toEqual(['ready', 'soup']);
    await expect(part.load()).resolves.toBe('soup');
    expect(ask).not.toHaveBeenCalled();
  });

  it('is slow after ten seconds, and may still load', async () => {
    const { part, answer } = slowPart();
    const loaded = part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(part.phase).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(part.phase).toBe('slow');
    answer();
    await loaded;
    expect(part.phase).toBe('ready');
  });

  it('is asked for again after a failure, and after it has broken in use', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await expect(part.load()).rejects.toThrow(message);
    expect(part.phase).toBe('failed');
    await expect(part.load()).resolves.toBe('soup');
    part.discard();
    expect([part.phase, part.value]).toEqual(['idle', undefined]);
    await expect(part.load()).resolves.toBe('soup');
    expect(ask.mock.calls).toEqual([[0], [1], [2]]);
  });

  it('keeps its failure during a retry, and logs each once', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { part } = partThat(new Error('cut'));
    const failure = await part.load().catch((thrown: LoadFailure) => thrown);
    expect(logged.mock.calls).toEqual([[failure]]);
    logged.mockRestore();
    expect(part.failure).toBe(failure);
    const retry = part.load();
    expect([part.phase, part.failure]).toEqual(['loading', failure]);
    await retry;
    expect([part.phase, part.failure]).toEqual(['ready', undefined]);
  });

  it('does not prefetch again for a while after a failure', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await expect(part.prefetch()).resolves.toBeUndefined();
    await expect(part.prefetch()).resolves.toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    await part.load();
    expect(ask).toHaveBeenLastCalledWith(1);
  });
});

describe('time', () => {
  it('lets a prefetch ask again fifteen seconds after a failure', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(14_999);
    await part.prefetch();
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(part.prefetch()).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is counted from each attempt: the first one makes the second no slower', async () => {
    const { part, refuse } = slowPart();
    const first = part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    refuse();
    await first.catch(() => undefined);
    void part.load().catch(() => undefined);
    jest.advanceTimersByTime(1);
    expect(part.phase).toBe('loading');
    refuse();
    await jest.advanceTimersByTimeAsync(0);
  });
});

describe('a part that is discarded', () => {
  it('has no failure any more: the next render requests it again', async () => {
    const { part } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    part.discard();
    expect([part.phase, part.failure]).toEqual(['idle', undefined]);
    await expect(part.load()).resolves.toBe('soup');
  });

  it('keeps loading, slow or not: it cannot have broken yet', async () => {
    const { part, answer } = slowPart();
    const loaded = part.load();
    part.discard();
    expect(part.phase).toBe('loading');
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    part.discard();
    expect(part.phase).toBe('slow');
    answer();
    await expect(loaded).resolves.toBe('soup');
    expect(part.phase).toBe('ready');
  });
});

describe('a part that expires', () => {
  it('keeps its value until the next one is there, and is requested once for it', async () => {
    const { part, ask } = partThat('soup', 'rice');
    await part.load();
    part.expire();
    const next = part.load();
    expect(part.load()).toBe(next);
    expect([part.phase, part.value]).toEqual(['ready', 'soup']);
    await next;
    expect(part.value).toBe('rice');
    await part.load();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps its value when it is late, and when it does not load: the next caller requests it again', async () => {
    const { part, answer, refuse } = slowPart();
    const first = part.load();
    answer();
    await first;
    part.expire();
    const second = part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect([part.phase, part.value]).toEqual(['ready', 'soup']);
    refuse();
    await expect(second).rejects.toThrow('Loading chunk failed');
    expect([part.phase, part.value]).toEqual(['ready', 'soup']);
    const third = part.load();
    expect(third).not.toBe(second);
    answer();
    await third;
  });

  it('is not in question while it loads', () => {
    const { part } = slowPart();
    const loading = part.load();
    part.expire();
    expect(part.load()).toBe(loading);
  });
});
