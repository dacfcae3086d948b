import { allowConsole } from '../testing';
import { connectionIsSlow, frozenParts, leavePrerendered, Loadable, perKey, SLOW_AFTER_MS } from './Loadable';

/** A part whose attempts are answered one after the other. */
function partThat(...answers: (string | Error)[]) {
  const ask = jest.fn((_attempt: number) => {
    const answer = answers.shift() ?? 'soup';
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
  return { ask, part: new Loadable('salon-mfe/MemoryGame', ask) };
}

/** A part that answers when the test says so. */
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
    const byKey = perKey((key: string) => ({ key }));
    expect(byKey('sopas')).toBe(byKey('sopas'));
    expect(byKey('sopas')).not.toBe(byKey('arroz'));
  });

  it('is slow after ten seconds, and then arrives all the same', async () => {
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

  it('tells its failure to the renders that wait for it, however late, and not to later ones', async () => {
    const { part } = partThat(new Error('cut'));
    await part.load().catch(() => undefined);
    await jest.advanceTimersByTimeAsync(3_000);
    expect(part.freshFailure()).toBe(part.failure);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(part.freshFailure()).toBeUndefined();
  });

  it('keeps the failure that somebody waits for, though a prefetch asked too', async () => {
    const { part } = partThat(new Error('cut'));
    void part.loadBehindText();
    await part.prefetch();
    expect(part.phase).toBe('frozen');
    expect(frozenParts()).toEqual([part]);
  });

  it('forgets the failure of a prefetch, and prefetches it no more for a while', async () => {
    const { part, ask } = partThat(new Error('cut'));
    await expect(part.prefetch()).resolves.toBeUndefined();
    expect([part.phase, part.freshFailure()]).toEqual(['idle', undefined]);
    await expect(part.prefetch()).resolves.toBeUndefined();
    expect(ask).toHaveBeenCalledTimes(1);
    await part.load();
    expect(ask).toHaveBeenLastCalledWith(1);
  });
});

describe('a part behind prerendered text', () => {
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

  it('comes alive with another attempt, and says meanwhile that it tries', async () => {
    const { part } = partThat(new Error('cut'));
    const waiting = part.loadBehindText();
    await turn();
    expect(part.retrying).toBe(false);
    void part.load();
    expect([part.phase, part.retrying]).toEqual(['frozen', true]);
    await expect(waiting).resolves.toBe('soup');
    expect([part.phase, frozenParts()]).toEqual(['ready', []]);
  });

  it('tries again by itself after a rest', async () => {
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

  it('starts anew on the way back to a page that was left frozen', async () => {
    const { part, ask } = partThat(new Error('cut'));
    void part.loadBehindText();
    await turn();
    leavePrerendered();
    expect(part.phase).toBe('idle');
    await jest.advanceTimersByTimeAsync(15_000);
    expect(ask).toHaveBeenCalledTimes(1);
    await expect(part.load()).resolves.toBe('soup');
  });

  it('is not spoken of when no guest misses it', async () => {
    const part = new Loadable('carta-code', () => Promise.reject(new Error('cut')), { quiet: true });
    void part.loadBehindText();
    await turn();
    expect([part.phase, frozenParts()]).toEqual(['frozen', []]);
  });
});
