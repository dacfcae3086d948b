import { descriptions, released } from '@asia/releases/testing/testStore';
import { reportRelease } from './releaseParts';

it('a release names the fallback build, which may be the one that it mends', async () => {
  const lines: string[] = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => lines.push(line));
  const { release } = await released();
  await release(descriptions.menu, 'menu-2');
  await reportRelease(['menu', 'shell'], release(descriptions.menu, 'menu-3'));
  expect(lines).toEqual([
    'released menu menu-3, fallback menu-2',
    'shell shell-1 is live already',
    'live: generation 3',
  ]);
});
