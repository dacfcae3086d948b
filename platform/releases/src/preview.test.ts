import { previewBuilds, releasePreview } from './preview';
import {
  descriptions,
  kindsOfStore,
  live,
  liveContent,
  liveFile,
  liveFiles,
  released,
} from './testing/testStore';

const { menu, hall } = descriptions;

describe.each(kindsOfStore)('in %s, a preview', (_kind, open) => {
  it('shows the site as it would be, closed to search engines, and changes nothing', async () => {
    const { store, addBuild, addContent } = await released(open());
    const [before, files] = [await store.live(), await liveFiles(store)];
    const builds = [await addBuild(menu, 'menu-2'), await addContent('content-2')];
    const { changes } = await previewBuilds(store, builds);
    const preview = store.preview();
    expect(await live(preview)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-1' });
    expect(await liveContent(preview)).toBe('content-2');
    expect(changes).toEqual(['carta · content-2: nueva', 'carta · content-1: ya no está']);
    const page = Buffer.from(await liveFile(preview, 'pages/Soup.html'), 'latin1').toString();
    expect(page).toContain('<li>carta · content-1: ya no está</li>');
    expect(await liveFile(preview, 'robots.txt')).toBe('closed');
    expect([await store.live(), await liveFiles(store)]).toEqual([before, files]);
  });

  it('goes live as it was seen, and takes nothing back that went live meanwhile', async () => {
    const { store, addBuild, release } = await released(open());
    await previewBuilds(store, [await addBuild(menu, 'menu-2')]);
    await release(hall, 'hall-2');
    await releasePreview(store, ['menu']);
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-2', hall: 'hall-2' });
    expect(await liveFile(store, 'pages/Soup.html')).not.toContain('<li>');
    await expect(releasePreview(store, ['hall'])).rejects.toThrow('There is no preview of hall');
  });

  it('goes live with the commit that it was made from, by whom releases it', async () => {
    const { store, addBuild } = await released(open());
    const sources = { commit: '3f2a1b0c', subject: 'Show the tip', clean: true };
    const made = { provenance: { who: 'ana@asia.example', ...sources } };
    await previewBuilds(store, [await addBuild(menu, 'menu-2')], made);
    const by = { who: 'ben@asia.example', why: 'seen by all' };
    await releasePreview(store, [], undefined, by);
    expect((await store.live())?.provenance).toEqual({ ...sources, ...by });
  });

  it('takes the place of the one before, and keeps nothing of it', async () => {
    const { store, addBuild } = await released(open());
    for (const version of ['menu-2', 'menu-3']) await previewBuilds(store, [await addBuild(menu, version)]);
    expect((await live(store.preview())).menu).toBe('menu-3');
    expect(await store.names('preview/deployments/')).toEqual(new Set(['000001.json']));
  });

  it('that nobody made, or of what is live, cannot go live', async () => {
    const { store } = await released(open());
    const why = 'There is no preview: npm run preview';
    await expect(releasePreview(store, [])).rejects.toThrow(why);
    await previewBuilds(store, [await store.manifest('menu', 'menu-1')]);
    await expect(releasePreview(store, [])).rejects.toThrow(why);
  });
});
