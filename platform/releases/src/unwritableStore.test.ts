import promises from 'node:fs/promises';
import { releaseBuilds } from './releaseBuilds';
import { descriptions, released } from './testing/testStore';

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  const failing = { link: jest.fn(real.link), mkdtemp: jest.fn(real.mkdtemp) };
  return { ...real, ...failing, default: { ...real, ...failing } };
});
afterEach(() => {
  const real = jest.requireActual<typeof promises>('node:fs/promises');
  jest.mocked(promises.link).mockImplementation(real.link);
});

const failure = (code: string) => Object.assign(new Error(`${code}: no`), { code });

/** A release into a folder of which every new file fails. */
async function releaseInto(part: 'menu' | 'content', code: string) {
  const { store, addBuild, addContent } = await released();
  const build = part === 'menu' ? await addBuild(descriptions.menu, 'menu-2') : await addContent('content-2');
  jest.mocked(promises.link).mockRejectedValue(failure(code));
  return releaseBuilds(store, [build]);
}

it.each(['ENOSPC', 'EDQUOT', 'EROFS', 'EACCES'])(
  'a release into a store that takes no file says what frees room: %s',
  async (code) => {
    const site = expect.stringMatching(
      /^\S+ cannot be written \(E\w+: no\)\. The site has not changed\. npm run prune/,
    );
    await expect(releaseInto('menu', code)).rejects.toMatchObject({ message: site });
  },
);

it.each(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'])(
  'a release into a folder without hard links names them: %s',
  async (code) => {
    await expect(releaseInto('menu', code)).rejects.toThrow(
      /^\S+ makes no hard links \(E\w+: no\), which a release store needs: choose a folder of another file system\. The site has not changed\.$/,
    );
  },
);

it('a release of the content says so in Spanish', async () => {
  await expect(releaseInto('content', 'ENOSPC')).rejects.toThrow(
    'No se puede escribir donde se publica (ENOSPC: no): el sitio no cambió. Avisa a quien lo opera: npm run prune libera espacio.',
  );
});

it('a release of the content into a folder without hard links says so in Spanish', async () => {
  await expect(releaseInto('content', 'EPERM')).rejects.toThrow('la carpeta no admite enlaces duros');
});

it('a release does not take a full temporary folder for a full store', async () => {
  const { store, addBuild } = await released();
  const build = await addBuild(descriptions.menu, 'menu-2');
  jest.mocked(promises.mkdtemp).mockRejectedValueOnce(failure('ENOSPC'));
  await expect(releaseBuilds(store, [build])).rejects.toThrow(/^ENOSPC: no$/);
});
