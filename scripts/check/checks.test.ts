import { type Check, checks, planChecks, readShard } from './checks';

const names = (chosen: readonly Check[]) => chosen.map(({ name }) => name);

describe('planChecks', () => {
  it('leaves the long checks to the long tier, and what is left to the night to the night', () => {
    const [short, long, nightly] = (['short', 'long', 'nightly'] as const).map((tier) =>
      planChecks([], tier),
    );
    expect(names(short ?? [])).toEqual(expect.arrayContaining(['lint', 'unit', 'build', 'journeys']));
    expect(short).toEqual(checks.filter(({ tier }) => !tier));
    expect(long).toEqual(checks.filter(({ tier }) => tier !== 'nightly'));
    expect(names(nightly ?? [])).toEqual(['browser', 'content', 'object store', 'build', 'journeys']);
  });

  it('runs a long check that is named, and refuses an unknown one', () => {
    expect(names(planChecks(['workspaces', 'lint'], 'short'))).toEqual(['lint', 'workspaces']);
    expect(() => planChecks(['lnit'], 'short')).toThrow('There is no check "lnit". Known:');
  });

  it.each([1, 2, 4, 7])('deals the long tier to %i machines without losing a check', (of) => {
    const shards = Array.from({ length: of }, (_, index) => planChecks([], 'long', { index: index + 1, of }));
    const shares = (chosen: readonly Check[]) =>
      shards.map((shard) => chosen.flatMap(({ name }) => shard.filter((check) => check.name === name)));
    const long = planChecks([], 'long');
    const runners = long.filter(({ runner }) => runner);
    for (const [index, share] of shares(runners).entries())
      expect(share.map(({ command }) => command.at(-1))).toEqual(
        runners.map(() => `--shard=${index + 1}/${of}`),
      );
    for (const share of shares(long.filter(({ setup }) => setup)))
      expect(names(share)).toEqual(['browser', 'content', 'build']);
    const others = long.filter(({ setup, runner }) => !setup && !runner);
    expect(names(shares(others).flat()).sort()).toEqual(names(others).sort());
  });
});

test('a share is read as one of several', () => {
  expect(readShard('2/4')).toEqual({ index: 2, of: 4 });
});

test.each(['', '4', '0/4', '5/4', 'a/b', '1/4/2'])('the share "%s" is refused', (word) => {
  expect(() => readShard(word)).toThrow('such as 1/4');
});
