import { allowConsole } from '../testing';
import { SLOW_AFTER_MS } from './deadlines';
import { Loadable, memoizeByKey } from './Loadable';
import type { LoadFailure } from './LoadFailure';
import { loadableThat, slowLoadable } from './testing/loadables';

const message = 'Loading chunk failed (broken: salon-mfe/MemoryGame)';

beforeEach(() => {
  jest.useFakeTimers();
  allowConsole('error', /Loading chunk failed/);
});

describe('a loadable', () => {
  it('is loaded once, however many ask', async () => {
    const { loadable, ask } = loadableThat();
    expect(loadable.phase).toBe('idle');
    expect(loadable.load()).toBe(loadable.load());
    expect(loadable.phase).toBe('loading');
    await expect(loadable.load()).resolves.toBe('soup');
    expect([loadable.phase, loadable.value]).toEqual(['ready', 'soup']);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('exists once a key', () => {
    const byKey = memoizeByKey((key: string) => ({ key }));
    expect(byKey('sopas')).toBe(byKey('sopas'));
    expect(byKey('sopas')).not.toBe(byKey('arroz'));
  });

  it('is there at once, and never requested, where the page brought it', async () => {
    const menu = { dishes: [{ name: 'soup' }] };
    const ask = jest.fn(() => Promise.resolve({ dishes: [] }));
    const loadable = new Loadable('menu', ask, menu);
    expect(loadable.phase).toBe('ready');
    expect(loadable.value).toBe(menu);
    await expect(loadable.load()).resolves.toBe(menu);
    expect(ask).not.toHaveBeenCalled();
  });

  it('is slow after ten seconds, and may still load', async () => {
    const { loadable, answer } = slowLoadable();
    const loaded = loadable.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(loadable.phase).toBe('loading');
    jest.advanceTimersByTime(1);
    expect(loadable.phase).toBe('slow');
    answer();
    await loaded;
    expect(loadable.phase).toBe('ready');
  });

  it('is asked for again after a failure, and after it has broken in use', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'), new Error('cut'));
    await expect(loadable.load()).rejects.toThrow(message);
    loadable.discard();
    expect([loadable.phase, loadable.failure]).toEqual(['idle', undefined]);
    await expect(loadable.load()).rejects.toThrow(message);
    expect(loadable.phase).toBe('failed');
    await expect(loadable.load()).resolves.toBe('soup');
    loadable.discard();
    expect([loadable.phase, loadable.value]).toEqual(['idle', undefined]);
    await expect(loadable.load()).resolves.toBe('soup');
    expect(ask.mock.calls).toEqual([[0], [1], [2], [3]]);
  });

  it('keeps its failure during a retry, and logs each once', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { loadable } = loadableThat(new Error('cut'));
    const failure = await loadable.load().catch((thrown: LoadFailure) => thrown);
    expect(logged.mock.calls).toEqual([[failure]]);
    expect(loadable.failure).toBe(failure);
    const retry = loadable.load();
    expect([loadable.phase, loadable.failure]).toEqual(['loading', failure]);
    await retry;
    expect([loadable.phase, loadable.failure]).toEqual(['ready', undefined]);
  });
});

describe('time', () => {
  it('lets a prefetch ask again fifteen seconds after a failure', async () => {
    const { loadable, ask } = loadableThat(new Error('cut'));
    await expect(loadable.prefetch()).resolves.toBeUndefined();
    await jest.advanceTimersByTimeAsync(14_999);
    await loadable.prefetch();
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(loadable.prefetch()).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is counted from each attempt: the first one makes the second no slower', async () => {
    const { loadable, refuse } = slowLoadable();
    const first = loadable.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    refuse();
    await first.catch(() => undefined);
    void loadable.load().catch(() => undefined);
    jest.advanceTimersByTime(1);
    expect(loadable.phase).toBe('loading');
    refuse();
    await jest.advanceTimersByTimeAsync(0);
  });
});

it('a loadable that is discarded keeps loading, slow or not: it cannot have broken yet', async () => {
  const { loadable, answer } = slowLoadable();
  const loaded = loadable.load();
  loadable.discard();
  expect(loadable.phase).toBe('loading');
  jest.advanceTimersByTime(SLOW_AFTER_MS);
  loadable.discard();
  expect(loadable.phase).toBe('slow');
  answer();
  await expect(loaded).resolves.toBe('soup');
  expect(loadable.phase).toBe('ready');
});

describe('a loadable that expires', () => {
  it('keeps its value until the next one is there, and is requested once for it', async () => {
    const { loadable, ask } = loadableThat('soup', 'rice');
    await loadable.load();
    loadable.expire();
    const next = loadable.load();
    expect(loadable.load()).toBe(next);
    expect([loadable.phase, loadable.value]).toEqual(['ready', 'soup']);
    await next;
    expect(loadable.value).toBe('rice');
    await loadable.load();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('keeps its value when it is late, and when it does not load: the next caller requests it again', async () => {
    const { loadable, answer, refuse } = slowLoadable();
    const first = loadable.load();
    answer();
    await first;
    loadable.expire();
    const second = loadable.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect([loadable.phase, loadable.value]).toEqual(['ready', 'soup']);
    refuse();
    await expect(second).rejects.toThrow('Loading chunk failed');
    expect([loadable.phase, loadable.value]).toEqual(['ready', 'soup']);
    const third = loadable.load();
    expect(third).not.toBe(second);
    answer();
    await third;
  });

  it('is not in question while it loads', () => {
    const { loadable } = slowLoadable();
    const loading = loadable.load();
    loadable.expire();
    expect(loadable.load()).toBe(loading);
  });
});
