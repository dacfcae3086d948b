import { descriptions, kindsOfStore, liveContent, released, replace } from '../testing/testStore';

const { shell, menu } = descriptions;

describe.each(kindsOfStore)('in %s, a live build without its contract', (_kind, open) => {
  async function withoutContract() {
    const site = await released(open());
    await replace(site.store, 'server-builds/hall/hall-1/contract/contract.json');
    return site;
  }

  it('is named by the release of another app', async () => {
    const { release } = await withoutContract();
    const { changed, notes } = await release(menu, 'menu-2');
    expect(changed).toEqual(['menu']);
    expect(notes).toEqual([
      'hall hall-1 has lost its contract: nothing can be compared with it. Put it back: npm run release -- hall',
    ]);
    await expect(release(shell, 'shell-2')).rejects.toThrow('hall hall-1 cannot be compared');
  });

  it('is named by a release of the content, and does not stop it', async () => {
    const { store, releaseContent } = await withoutContract();
    const { notes } = await releaseContent('content-2');
    expect(await liveContent(store)).toBe('content-2');
    expect(notes).toEqual([
      'hall hall-1 has lost its contract: nothing can be compared with it. Put it back: npm run release -- hall',
    ]);
  });

  it.each([
    ['{"format":2}', 'its contract has format 2, not 1'],
    ['{', 'its contract is damaged'],
  ])('is named, too, where it has %s', async (contract, reason) => {
    const { store, release } = await released(open());
    await replace(store, 'server-builds/hall/hall-1/contract/contract.json', contract);
    const { changed, notes } = await release(menu, 'menu-2');
    expect(changed).toEqual(['menu']);
    expect(notes).toEqual([
      `hall hall-1 cannot be compared: ${reason}. Release it again: npm run release -- hall`,
    ]);
    await expect(release(shell, 'shell-2')).rejects.toThrow(`hall hall-1 cannot be compared: ${reason}`);
  });
});
