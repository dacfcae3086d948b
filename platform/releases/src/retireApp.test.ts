import { retireApp, rollBackTo } from './releaseBuilds';
import { rollbackTarget } from './rollbackTarget';
import { descriptions, kindsOfStore, live, liveFile, liveFiles, released } from './testing/testStore';

const { hall } = descriptions;

describe.each(kindsOfStore)('in %s', (_kind, open) => {
  const firstRelease = () => released(open());

  describe('retiring an app', () => {
    it('takes its pages away, and its widgets from the pages of others', async () => {
      const { store } = await firstRelease();
      const { notes } = await retireApp(store, 'hall');
      expect(notes).toEqual([
        "No live app fills the slot kids of menu's route /Soup: it stays empty.",
        'On / a link leads to /Hall, which no live app has.',
      ]);
      expect(await live(store)).toEqual({ shell: 'shell-1', menu: 'menu-1' });
      expect(Object.keys(await liveFiles(store))).not.toContain('pages/Hall.html');
      expect(await liveFile(store, 'pages/Soup.html')).not.toContain('hall-1');
    });

    it('is taken back by a rollback', async () => {
      const { store, release } = await firstRelease();
      await release(hall, 'hall-2');
      await retireApp(store, 'hall');
      await rollBackTo(store, await rollbackTarget(store, 'hall'));
      expect((await live(store)).hall).toBe('hall-2');
      expect((await rollbackTarget(store, 'hall')).version).toBe('hall-1');
    });

    it('is refused for the shell, for the content and for what is not live', async () => {
      const { store } = await firstRelease();
      await expect(retireApp(store, 'shell')).rejects.toThrow('The shell carries the site');
      await expect(retireApp(store, 'content')).rejects.toThrow('Every page shows the content');
      await expect(retireApp(store, 'spa')).rejects.toThrow(
        'spa is not live. Live: shell, hall, menu, content.',
      );
    });
  });
});
