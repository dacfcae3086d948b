import { ReleaseStore } from '@asia/release-store';
import { temporary } from '@asia/release-store/testing/temporary';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { storeApps } from './storeBuild';

const mockDist = { folder: '' };
jest.mock('./buildApps', () => ({ buildApps: () => Promise.resolve() }));
jest.mock('../workspace', () => ({ distOf: () => mockDist.folder }));

/** Stores the output of webpack for a remote, with one file changed. */
async function store(changed: Readonly<Record<string, string>>) {
  jest.spyOn(console, 'log').mockReturnValue();
  mockDist.folder = writeFiles({
    'description.json': JSON.stringify({ name: 'menu-mfe', exposes: {}, routes: [] }),
    'web/mf-manifest.json': '{"exposes":[]}',
    'web/remoteEntry.js': 'var menu_mfe = 1;',
    'node/remoteEntry.js': 'exports.version = 1;',
    ...changed,
  });
  const target = ReleaseStore.inFolder(temporary());
  const stored = storeApps(target, ['menu-mfe']);
  await stored.catch(() => undefined);
  return { stored, names: await target.names('server-builds/') };
}

it.each(['web/remoteEntry.js', 'web/chunks/expose-MenuPage.js', 'boot/boot.js', 'chunks/ui.0a1b2c3d.js'])(
  'a build whose %s does not parse is not stored',
  async (file) => {
    const { stored, names } = await store({ [file]: 'var a = 1;\nvar b = ;' });
    const name = file.replace('boot/', 'web/');
    await expect(stored).rejects.toThrow(`menu-mfe/${name}:2 does not parse: Unexpected token ';'`);
    expect([...names]).toEqual([]);
  },
);

it('a build whose scripts parse is stored', async () => {
  const { stored } = await store({ 'web/chunks/a.js': 'const a = () => import("./b.js"); a?.();' });
  await expect(stored).resolves.toHaveLength(1);
});
