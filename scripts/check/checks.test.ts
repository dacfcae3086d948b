import { type Check, checks, planChecks } from './checks';

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
});
