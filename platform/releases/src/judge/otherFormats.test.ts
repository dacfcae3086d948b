import { rollBackTo } from '../releaseBuilds';
import { descriptions, kindsOfStore, liveContent, released, setContract } from '../testing/testStore';

const { shell, menu } = descriptions;

describe.each(kindsOfStore)('in %s, a contract of another format', (_kind, open) => {
  it('is refused with each app that has one, and the command that releases it again', async () => {
    const { store, release } = await released(open());
    await setContract(store, 'menu', 'menu-1', { format: 2 });
    await setContract(store, 'hall', 'hall-1', { format: 0 });
    await expect(release(shell, 'shell-2')).rejects.toThrow(
      'hall hall-1 cannot be compared: its contract has format 0, not 1. Release it again: npm run release -- hall\n' +
        'menu menu-1 cannot be compared: its contract has format 2, not 1. Release it again: npm run release -- menu',
    );
    await setContract(store, 'menu', 'menu-1', { format: 1 });
    await setContract(store, 'hall', 'hall-1', { format: 1 });
    await release(shell, 'shell-2');
  });

  it('is refused where it is of the shell that an app is compared with', async () => {
    const { store, release } = await released(open());
    await setContract(store, 'shell', 'shell-1', { format: 2 });
    await expect(release(menu, 'menu-2')).rejects.toThrow('npm run release -- shell');
  });

  it('is refused with content that its app reads', async () => {
    const { store, releaseContent } = await released(open());
    await setContract(store, 'menu', 'menu-1', { format: 2 });
    const another = { entries: { facts: { name: 'House', motto: 'Soup' } } };
    await expect(releaseContent('content-2', another)).rejects.toThrow(
      'menu menu-1 cannot be compared: its contract has format 2, not 1.',
    );
    expect(await liveContent(store)).toBe('content-1');
  });

  it('makes a build no fallback, also where that build was one', async () => {
    const { store, release, releaseContent } = await released(open());
    await release(menu, 'menu-2');
    await setContract(store, 'menu', 'menu-1', { format: 2 });
    await releaseContent('content-2');
    const remotes = (await store.live())?.pointer.remotes;
    expect(remotes?.find(({ name }) => name === 'menu')).not.toHaveProperty('fallbackBuild');
    await expect(rollBackTo(store, await store.manifest('menu', 'menu-1'))).rejects.toThrow('format 2');
  });
});
