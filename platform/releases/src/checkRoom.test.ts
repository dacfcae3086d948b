import { FileSystemStore, ReleaseStore } from '@asia/release-store';
import { releaseBuilds } from './releaseBuilds';
import { FaultyStore } from './testing/FaultyStore';
import { descriptions, released } from './testing/testStore';

const FULL = 'ENOSPC: no space left on device';

/** A release into a store that takes no more files; the page of an app cannot be written. */
async function releaseInto(part: 'menu' | 'content', reason: string) {
  const { store, addBuild, addContent } = await released();
  const build = part === 'menu' ? await addBuild(descriptions.menu, 'broken') : await addContent('content-2');
  const remote = new FaultyStore(store.files, 0, reason);
  return releaseBuilds(new ReleaseStore({ folder: new FileSystemStore(store.dir), remote }), [build]);
}

it('a store without room is found before the pages are written, with what frees some', async () => {
  await expect(releaseInto('menu', FULL)).rejects.toThrow(
    /^\S+ has no room for a release \(ENOSPC: no space left on device\)\. Nothing has changed\. npm run prune frees \d\.\d MB\.$/,
  );
});

it('a store that cannot be written is found too', async () => {
  await expect(releaseInto('menu', 'EROFS: read-only file system')).rejects.toThrow(
    /^\S+ cannot be written \(EROFS: read-only file system\)\. Nothing has changed\. A release needs a folder of this user that is not read-only\.$/,
  );
});

it('a release of the content says so in Spanish', async () => {
  await expect(releaseInto('content', FULL)).rejects.toThrow(
    /^No hay espacio para publicar: nada cambió\. Avisa a quien opera el sitio: npm run prune libera \d\.\d MB\.$/,
  );
});
