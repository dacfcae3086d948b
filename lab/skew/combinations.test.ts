import { combinations, skewTable } from './combinations';

describe('combinations', () => {
  const newer = { shell: 's2', menu: 'm2', cart: 'c1' };
  const older = { shell: 's1', menu: 'm1', cart: 'c1' };

  it('are the newer builds, and each older one beside the newer of all others', () => {
    expect(combinations(newer, older)).toEqual([
      { shell: 's2', menu: 'm2', cart: 'c1' },
      { shell: 's1', menu: 'm2', cart: 'c1' },
      { shell: 's2', menu: 'm1', cart: 'c1' },
    ]);
  });

  it('are listed in a table with their outcomes', () => {
    const table = skewTable(newer, [{ versions: { ...newer, menu: 'm1' }, outcome: 'refused: a | b' }]);
    expect(table).toBe(
      [
        '| shell | menu | cart | the order |',
        '| --- | --- | --- | --- |',
        '| N | N−1 | N | refused: a \\| b |',
      ].join('\n'),
    );
  });
});
