import { combinations } from './combinations';

it('are the newer builds, and each older one beside the newer of all others', () => {
  const newer = { shell: 's2', menu: 'm2', cart: 'c1' };
  expect(combinations(newer, { shell: 's1', menu: 'm1', cart: 'c1' })).toEqual([
    newer,
    { ...newer, shell: 's1' },
    { ...newer, menu: 'm1' },
  ]);
});
