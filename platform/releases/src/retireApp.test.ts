import { retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveFiles, released } from './testing/testStore';

describe.each(kindsOfStore)('in %s, retiring an app', (_kind, open) => {
  it('takes its pages away, and its widgets from the pages of others', async () => {
    const { store } = await released(open());
    const { notes } = await retireApp(store, 'hall');
    expect(notes).toEqual([
      "No live app fills the slot kids of menu's route /Soup: it stays empty.",
      'On / a link leads to /Hall, which no live app has.',
    ]);
    expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1' });
    const files = await liveFiles(store);
    expect(files).not.toHaveProperty(['pages/Hall.html']);
    expect(files['pages/Soup.html']).not.toContain('hall-1');
  });

  it('is taken back by a rollback', async () => {
    const { store, release } = await released(open());
    await release(descriptions.hall, 'hall-2');
    await retireApp(store, 'hall');
    await rollBackTo(store, await rollbackTarget(store, 'hall'));
    expect((await live(store)).hall).toBe('hall-2');
    expect((await rollbackTarget(store, 'hall')).version).toBe('hall-1');
  });

  it.each([
    ['shell', 'The shell carries the site'],
    ['content', 'Every page shows the content'],
    ['spa', 'spa is not live. Live: shell, hall, menu, content.'],
  ])('is refused for %s', async (app, why) => {
    const { store } = await released(open());
    await expect(retireApp(store, app)).rejects.toThrow(why);
  });
});
