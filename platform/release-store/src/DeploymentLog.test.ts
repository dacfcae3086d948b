import { type Deployment, listVersions } from './Deployment';
import { DeploymentLog } from './DeploymentLog';
import { FileSystemStore } from './FileSystemStore';
import { temporary } from './testing/temporary';
import { writeFiles } from './testing/writeFiles';

const deployment: Deployment = {
  ...{ number: 1, folder: '000001-a', at: '2026-01-01T00:00:00.000Z', action: 'release' },
  ...{ changed: ['shell'], undo: {}, files: '0a' },
  pointer: {
    schema: 1,
    shell: { version: '1', base: '/' },
    remotes: [],
    content: { version: 'c' },
    productsUrl: '/products',
  },
};

/** A log in a store with these files, as JSON. */
function logIn(files: Record<string, unknown> = {}) {
  const texts = Object.entries(files).map(([name, content]) => [name, JSON.stringify(content)] as const);
  const store = new FileSystemStore(writeFiles(Object.fromEntries(texts)));
  return { store, log: new DeploymentLog(store) };
}

describe('a deployment', () => {
  it('is found by its number, and names the builds that it made live', async () => {
    const { store, log } = logIn();
    expect([await log.newest(), await log.latest()]).toEqual([null, null]);
    await expect(log.read(3)).rejects.toThrow(`${store.location} has no deployment 3.`);
    for (const other of ['notes.txt', '000099.json.old'])
      await store.create(`deployments/${other}`, Buffer.of());
    for (let number = 1; number <= 11; number += 1) await log.append({ ...deployment, number });
    for (const known of [8, 11, 40]) expect(await log.latest(known)).toMatchObject({ number: 11 });
    expect((await log.numbers()).slice(-3)).toEqual([3, 2, 1]);
    expect(String(await store.read('deployments/000003.json'))).toBe(
      `${JSON.stringify({ ...deployment, number: 3 }, null, 2)}\n`,
    );
    expect(await log.newest()).toEqual({ ...deployment, number: 11 });
    const remote = { name: 'menu', container: 'menu', version: '2', base: '/', entry: 'r.js' };
    const versions = { shell: '1', menu: '2', content: 'c' };
    expect(listVersions({ ...deployment.pointer, remotes: [remote] })).toEqual(versions);
    expect([listVersions(null), listVersions(undefined)]).toEqual([{}, {}]);
  });

  it('of other tools is refused with what it lacks', async () => {
    const { undo: _undo, ...other } = deployment;
    await expect(logIn({ 'deployments/000001.json': other }).log.newest()).rejects.toThrow(
      /deployments\/000001\.json of .* is damaged, or was written by other tools: .*undo/,
    );
  });

  it('is read without its provenance where older tools wrote none, or others a wrong one', async () => {
    const provenance = { who: 'ana@asia.example', clean: true };
    const { log } = logIn({
      'deployments/000001.json': deployment,
      'deployments/000002.json': { ...deployment, provenance },
      'deployments/000003.json': { ...deployment, provenance: { who: 7 } },
    });
    expect((await log.history()).map((one) => 'provenance' in one && one.provenance)).toEqual([
      undefined,
      provenance,
      false,
    ]);
  });

  it('is the winner’s although the answer was lost', async () => {
    // A store as under a library with automatic retries.
    const store = new (class extends FileSystemStore {
      override async create(name: string, content: Buffer) {
        await super.create(name, content);
        return super.create(name, content);
      }
    })(temporary());
    const log = new DeploymentLog(store);
    expect(await log.append(deployment)).toBe(true);
    expect(await log.append({ ...deployment, folder: '000001-b' })).toBe(false);
    expect((await log.newest())?.folder).toBe('000001-a');
  });
});
