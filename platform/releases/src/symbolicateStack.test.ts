import { symbolicateStack } from './symbolicateStack';
import { descriptions, testStore } from './testing/testStore';

describe('explain', () => {
  const { store, addBuild } = testStore();
  beforeAll(async () => {
    await addBuild(descriptions.menu, '1a2b3c');
    await addBuild(descriptions.shell, 'shell-1');
  });

  it('names the file and the line behind a place of a build', async () => {
    const stack = [
      'TypeError: x is undefined',
      '    at price (https://asia.example/mfe/menu/1a2b3c/remoteEntry.js:1:6)',
      'price@https://asia.example/mfe/menu/1a2b3c/remoteEntry.js?17000000001:1:6',
    ].join('\n');
    expect(await symbolicateStack(store, stack)).toBe(
      [
        'TypeError: x is undefined',
        '    at price (menu/src/soup/Soup.tsx:2:3)',
        'price@menu/src/soup/Soup.tsx:2:3',
      ].join('\n'),
    );
  });

  it('names the line behind a place of a library, which several builds have', async () => {
    expect(await symbolicateStack(store, '/mfe/shell/chunks/libraries.1ab0a1e5.js:1:6')).toBe(
      'shell/src/soup/Soup.tsx:2:3',
    );
  });

  it.each([
    ['a build that the store does not have', '/mfe/menu/ffffff/remoteEntry.js:1:6'],
    ['a file without a map', '/mfe/menu/1a2b3c/chunks/Page.js:1:6'],
    ['a way out of the folder', '/mfe/menu/1a2b3c/../../../deployments/000001.js:1:6'],
    ['a place before all sources', '/mfe/menu/1a2b3c/remoteEntry.js:1:2'],
  ])('leaves as it is %s', async (_what, place) => {
    expect(await symbolicateStack(store, place)).toBe(place);
  });
});
