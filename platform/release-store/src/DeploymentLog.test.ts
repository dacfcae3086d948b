import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listVersions } from './Deployment';
import { DeploymentLog } from './DeploymentLog';
import { FileSystemStore } from './FileSystemStore';

const temporary = () => mkdtempSync(path.join(tmpdir(), 'asia-log-'));

describe('a deployment', () => {
  it('is found by its number, and names the builds that it made live', async () => {
    const store = new FileSystemStore(temporary());
    const deployments = new DeploymentLog(store);
    expect([await deployments.newest(), await deployments.latest()]).toEqual([null, null]);
    await expect(deployments.read(3)).rejects.toThrow(`${store.location} has no deployment 3.`);
    for (const other of ['notes.txt', '000099.json.old'])
      await store.create(`deployments/${other}`, Buffer.of());
    for (let number = 1; number <= 11; number += 1) await deployments.append({ ...deployment, number });
    expect([await deployments.latest(8), await deployments.latest(40)]).toMatchObject([
      { number: 11 },
      { number: 11 },
    ]);
    const listed = jest.spyOn(store, 'list');
    expect(await deployments.latest(11)).toMatchObject({ number: 11 });
    expect(listed).toHaveBeenCalledTimes(1);
    expect((await deployments.numbers()).slice(-3)).toEqual([3, 2, 1]);
    expect(String(await store.read('deployments/000003.json'))).toBe(
      `${JSON.stringify({ ...deployment, number: 3 }, null, 2)}\n`,
    );
    expect(await deployments.newest()).toEqual({ ...deployment, number: 11 });
    const remote = { name: 'menu', container: 'menu', version: '2', base: '/', entry: 'r.js' };
    expect(listVersions({ ...deployment.pointer, remotes: [remote] })).toEqual({
      shell: '1',
      menu: '2',
      content: 'c',
    });
    expect([listVersions(null), listVersions(undefined)]).toEqual([{}, {}]);
  });

  const deployment = {
    number: 1,
    folder: '000001-a',
    at: '2026-01-01T00:00:00.000Z',
    action: 'release' as const,
    changed: ['shell'],
    pointer: {
      schema: 1 as const,
      shell: { version: '1', base: '/' },
      remotes: [],
      content: { version: 'c' },
      productsUrl: '/products',
    },
    undo: {},
    files: '0a',
  };

  it('of older tools is refused with what to do', async () => {
    const store = new FileSystemStore(temporary());
    const { undo: _undo, ...older } = deployment;
    await store.create('deployments/000001.json', Buffer.from(JSON.stringify(older)));
    await expect(new DeploymentLog(store).newest()).rejects.toThrow(
      /deployments\/000001\.json of .* older tools wrote it\. Name an empty place .* npm run release -- all/,
    );
    const oldest = new FileSystemStore(temporary());
    await oldest.create('claims/000001.json', Buffer.of());
    await expect(new DeploymentLog(oldest).newest()).rejects.toThrow(
      `${oldest.location} was written by older tools (claims/000001.json), which these cannot read. Name an empty place`,
    );
  });

  it('is read without its provenance where older tools wrote none, or others a wrong one', async () => {
    const store = new FileSystemStore(temporary());
    const provenance = { who: 'ana@asia.example', clean: true };
    const records = [deployment, { ...deployment, provenance }, { ...deployment, provenance: { who: 7 } }];
    for (const [index, record] of records.entries())
      await store.create(
        `deployments/00000${index + 1}.json`,
        Buffer.from(JSON.stringify({ ...record, number: index + 1 })),
      );
    const history = await new DeploymentLog(store).history();
    expect(history.map((one) => 'provenance' in one && one.provenance)).toEqual([
      undefined,
      provenance,
      false,
    ]);
  });

  it('keeps texts of its provenance up to a length', async () => {
    const store = new FileSystemStore(temporary());
    const pages = temporary();
    writeFileSync(path.join(pages, 'files.json'), '{}');
    const provenance = { who: 'a'.repeat(9_000), clean: false, why: 'b'.repeat(9_000) };
    await new DeploymentLog(store).publish(pages, null, { ...deployment, provenance });
    expect((await new DeploymentLog(store).newest())?.provenance).toEqual({
      who: 'a'.repeat(300),
      clean: false,
      why: 'b'.repeat(300),
    });
  });

  it('is the winner’s although the answer was lost', async () => {
    const store = new FileSystemStore(temporary());
    const deployments = new DeploymentLog({
      location: store.location,
      read: (name) => store.read(name),
      list: (folder) => store.list(folder),
      remove: (names) => store.remove(names),
      // What a library with automatic retries does.
      create: async (name, content) => {
        await store.create(name, content);
        return store.create(name, content);
      },
    });
    expect(await deployments.append(deployment)).toBe(true);
    expect(await deployments.append({ ...deployment, folder: '000001-b' })).toBe(false);
    expect((await deployments.newest())?.folder).toBe('000001-a');
  });
});
