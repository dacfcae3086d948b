import { autorun } from 'mobx';
import { allowConsole } from '../testing';
import { SLOW_AFTER_MS } from './deadlines';
import type { LoadFailure } from './LoadFailure';
import { connectionIsSlow, frozenParts, leavePrerendered, Loadable, memoizeByKey } from './Loadable';

/** A part whose attempts get these answers, one after the other. */
function partThat(...answers: (string | Error)[]) {
  const ask = jest.fn((_attempt: number) => {
    const answer = answers.shift() ?? 'soup';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { ask, part: new Loadable('salon-mfe/MemoryGame', ask) };
}

/** A part that loads or fails when the test calls `answer` or `refuse`. */
function slowPart() {
  let answer: (value: string) => void = () => undefined;
  let refuse: (cause: Error) => void = () => undefined;
  const part = new Loadable(
    'menu-mfe/MenuPage',
    () =>
      new Promise<string>((resolve, reject) => {
        answer = resolve;
        refuse = reject;
      }),
  );
  return { part, answer: () => answer('soup'), refuse: () => refuse(new Error('cut')) };
}

const turn = () => jest.advanceTimersByTimeAsync(0);
const message = 'Loading chunk failed (broken: salon-mfe/MemoryGame)';

beforeEach(() => {
  jest.useFakeTimers();
  allowConsole('error', /Loading chunk failed/);
});
afterEach(() => {
  leavePrerendered();
  jest.useRealTimers();
});

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

  it('is slow after ten seconds, and may still load', async () => {
    const { part, answer } = slowPart();
    const loaded = part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    expect(connectionIsSlow()).toBe(false);
    jest.advanceTimersByTime(1);
    expect([part.phase, connectionIsSlow()]).toEqual(['slow', true]);
    answer();
    await loaded;
    expect([part.phase, connectionIsSlow()]).toEqual(['ready', false]);
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

  it('throws its failure in the renders that wait for it, however late, and not in later ones', async () => {
    const { part } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(part.freshFailure()).toBe(part.failure);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(part.freshFailure()).toBeUndefined();
  });

  it('keeps the failure of an attempt that a caller waits for, though a prefetch shares it', async () => {
    const { part } = partThat(new Error('cut'));
    void part.loadBehindText();
    await part.prefetch();
    expect(part.phase).toBe('frozen');
    expect(frozenParts()).toEqual([part]);
  });

  it('resets the failure of a prefetch, and does not prefetch again for a while', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await expect(part.prefetch()).resolves.toBeUndefined();
    expect([part.phase, part.freshFailure()]).toEqual(['idle', undefined]);
    await expect(part.prefetch()).resolves.toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    await part.load();
    expect(ask).toHaveBeenLastCalledWith(1);
  });
});

describe('time', () => {
  const failedPart = async () => {
    const made = partThat(new Error('cut'));
    await made.part.load().catch(() => undefined);
    return made;
  };

  it('lets a prefetch ask again fifteen seconds after a failure', async () => {
    const { part, ask } = await failedPart();
    await jest.advanceTimersByTimeAsync(14_999);
    await part.prefetch();
    expect(ask).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(1);
    await expect(part.prefetch()).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('lets a failure expire after fifteen seconds: the next render requests the part again', async () => {
    const { part } = await failedPart();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(part.freshFailure()).toBe(part.failure);
    const { part: other } = await failedPart();
    await jest.advanceTimersByTimeAsync(15_001);
    expect(other.freshFailure()).toBeUndefined();
  });

  it('throws a failure for one second from its first render, and a second failure for another one', async () => {
    const { part } = partThat(new Error('cut'), new Error('cut'));
    await part.load().catch(() => undefined);
    expect(part.freshFailure()).toBe(part.failure);
    await jest.advanceTimersByTimeAsync(999);
    expect(part.freshFailure()).toBe(part.failure);
    await jest.advanceTimersByTimeAsync(1);
    expect(part.freshFailure()).toBeUndefined();
    await part.load().catch(() => undefined);
    expect(part.freshFailure()).toBe(part.failure);
  });

  it('is counted from each attempt: the first one makes the second no slower', async () => {
    let refuse: (cause: Error) => void = () => undefined;
    const part = new Loadable('menu-mfe/MenuPage', () => new Promise((_, reject) => (refuse = reject)));
    const first = part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS - 1);
    refuse(new Error('cut'));
    await first.catch(() => undefined);
    void part.load().catch(() => undefined);
    jest.advanceTimersByTime(1);
    expect(part.phase).toBe('loading');
    refuse(new Error('cut'));
    await turn();
  });
});

describe('a part that is reset', () => {
  it('has no failure any more: the next render requests it again', async () => {
    const { part } = partThat(new Error('cut'));
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const failure = await part.load().then(
      () => undefined,
      (thrown: LoadFailure) => thrown,
    );
    expect(logged.mock.calls).toEqual([[failure]]);
    logged.mockRestore();
    expect(failure?.part).toBe(part);
    part.forget();
    expect([part.phase, part.failure]).toEqual(['idle', undefined]);
  });

  it('keeps its failure when the guest leaves, if that is shown in place of the part', async () => {
    const { part } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    leavePrerendered();
    expect(part.phase).toBe('failed');
  });

  it('keeps loading, slow or not', async () => {
    const { part, answer } = slowPart();
    void part.load();
    part.forget();
    expect(part.phase).toBe('loading');
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    part.forget();
    expect(part.phase).toBe('slow');
    answer();
    await turn();
    expect(connectionIsSlow()).toBe(false);
  });

  it('is not slow during a retry', async () => {
    const { part } = partThat(new Error('cut'));
    void part.loadBehindText();
    await turn();
    void part.load();
    part.forget();
    expect([part.phase, part.retrying]).toEqual(['loading', false]);
    await turn();
    expect(part.phase).toBe('ready');
  });

  it('stays ready', async () => {
    const { part } = partThat();
    await part.load();
    part.forget();
    expect([part.phase, part.value]).toEqual(['ready', 'soup']);
  });

  it('has no failure after a failed prefetch, even if a caller needed it before', async () => {
    const { part } = partThat(new Error('cut'), new Error('cut'));
    await part.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(15_000);
    await part.prefetch();
    expect([part.phase, part.failure]).toEqual(['idle', undefined]);
  });

  it('keeps loading when it is discarded: it cannot have broken yet', async () => {
    const { part, answer } = slowPart();
    const loaded = part.load();
    part.discard();
    expect(part.phase).toBe('loading');
    answer();
    await expect(loaded).resolves.toBe('soup');
    expect(part.phase).toBe('ready');
  });
});

describe('a part behind prerendered text', () => {
  it('is frozen at once where it was slow already', () => {
    const { part } = slowPart();
    void part.load();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    void part.loadBehindText();
    expect([part.phase, connectionIsSlow()]).toEqual(['frozen', false]);
  });

  it('is asked for again where it had failed visibly', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    await expect(part.loadBehindText()).resolves.toBe('soup');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('is waited for again once it has broken in use', async () => {
    const { part } = partThat('soup', 'rice');
    await expect(part.loadBehindText()).resolves.toBe('soup');
    part.discard();
    await expect(part.loadBehindText()).resolves.toBe('rice');
  });

  it('ends its pause once a caller requests it', async () => {
    const { part, ask } = partThat(new Error('cut'), new Error('cut'));
    void part.loadBehindText();
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
    void part.loadBehindText();
    await jest.advanceTimersByTimeAsync(15_000);
    part.discard();
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('never rejects, and is frozen while its code is missing', async () => {
    const { part } = partThat(new Error('cut'), new Error('cut'));
    const settled = jest.fn();
    part.loadBehindText().then(settled, settled);
    await turn();
    expect([part.phase, part.failure?.message, frozenParts()]).toEqual(['frozen', message, [part]]);
    await part.load().catch(() => undefined);
    expect(settled).not.toHaveBeenCalled();
    expect(part.phase).toBe('frozen');
  });

  it('is ready after a successful retry, and reports the retry in flight', async () => {
    const { part } = partThat(new Error('cut'));
    const waiting = part.loadBehindText();
    await turn();
    expect(part.retrying).toBe(false);
    void part.load();
    expect([part.phase, part.retrying]).toEqual(['frozen', true]);
    await expect(waiting).resolves.toBe('soup');
    expect([part.phase, frozenParts()]).toEqual(['ready', []]);
  });

  it('retries by itself after a pause', async () => {
    const { part } = partThat(new Error('cut'));
    const waiting = part.loadBehindText();
    await jest.advanceTimersByTimeAsync(15_000);
    await expect(waiting).resolves.toBe('soup');
  });

  it('tries again when the connection returns', async () => {
    const { part, ask } = partThat(new Error('cut'));
    void part.loadBehindText();
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event('online'));
    await turn();
    expect(part.phase).toBe('ready');
  });

  it('does not ask more often because React renders again', async () => {
    const { part, ask } = partThat(new Error('cut'));
    void part.loadBehindText();
    await turn();
    void part.loadBehindText();
    await turn();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is frozen without a failure while its code is late', () => {
    const { part } = slowPart();
    void part.loadBehindText();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    expect([part.phase, part.failure, frozenParts()]).toEqual(['frozen', undefined, [part]]);
  });

  it('fails visibly once the guest has left that text', async () => {
    const { part, refuse } = slowPart();
    void part.loadBehindText();
    jest.advanceTimersByTime(SLOW_AFTER_MS);
    leavePrerendered();
    expect([part.phase, frozenParts()]).toEqual(['slow', []]);
    refuse();
    await turn();
    expect(part.phase).toBe('failed');
  });

  it('starts again on the way back to a page that was left frozen', async () => {
    const { part, ask } = partThat(new Error('cut'));
    void part.loadBehindText();
    await turn();
    leavePrerendered();
    expect(part.phase).toBe('idle');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(part.load()).resolves.toBe('soup');
  });

  it('notifies observers only when the set of frozen parts changes', async () => {
    const reports: string[][] = [];
    const stop = autorun(() => reports.push(frozenParts().map(({ name }) => name)));
    const { part } = partThat(new Error('cut'));
    void part.loadBehindText();
    await turn();
    void slowPart().part.load();
    expect(reports).toEqual([[], [part.name]]);
    stop();
  });

  it('is not listed if it is quiet', async () => {
    const part = new Loadable('carta-code', () => Promise.reject(new Error('cut')), { quiet: true });
    void part.loadBehindText();
    await turn();
    expect([part.phase, frozenParts()]).toEqual(['frozen', []]);
  });
});
