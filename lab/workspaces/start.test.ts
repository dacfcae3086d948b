import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { releaseBuilds, rollBackTo } from '@asia/releases';
import { freePort } from '@asia/server/testing/runNginx';
import { descriptions, testStore } from '@asia/releases/testing/testStore';
import { answerOf, Project } from './Project';

const { shell, menu, hall } = descriptions;

let project: Project;
beforeAll(() => {
  project = Project.sources();
});
afterAll(() => project?.remove('.'));

/** A small site that was rolled back from menu-2 to menu-1. */
async function rolledBack() {
  const { store, addBuild, addContent } = testStore();
  const first = await Promise.all([
    addBuild(shell, 'shell-1'),
    addBuild(menu, 'menu-1'),
    addBuild(hall, 'hall-1'),
    addContent('content-1'),
  ]);
  await releaseBuilds(store, first);
  await releaseBuilds(store, [await addBuild(menu, 'menu-2')]);
  await rollBackTo(store, await store.manifest('menu', 'menu-1'));
  return store;
}

const start = async <Result>(
  store: string,
  work: (address: string, output: () => string) => Promise<Result>,
) => {
  const PORT = String(await freePort());
  return project.during(['start'], (output) => work(`http://localhost:${PORT}`, output), {
    SITE_DIR: store,
    PORT,
  });
};

it('a restart after a rollback serves what is live, and prints that the sources differ', async () => {
  const store = await rolledBack();
  const before = await store.live();
  await start(store.dir, async (address, output) => {
    expect(await answerOf(`${address}/soup`)).toContain('shell-1 hall-1 menu-1');
    expect(output()).toContain('differ from what is live');
    expect(output()).not.toContain('Building');
  });
  expect(await store.live()).toEqual(before);
});

it('a wrong row does not stop the server', async () => {
  const store = await rolledBack();
  const menuFile = project.file('content/menu.csv');
  const right = readFileSync(menuFile);
  appendFileSync(menuFile, 'sopas,rota\n');
  try {
    expect((await project.npm('content')).code).toBe(1);
    await start(store.dir, async (address) => {
      expect(await answerOf(`${address}/soup`)).toContain('menu-1');
    });
  } finally {
    // The first build below reads the same rows.
    writeFileSync(menuFile, right);
  }
});

it('two checkouts release different apps at once: both are live, whoever serves', async () => {
  const other = Project.sources();
  try {
    const { store, addBuild, addContent } = testStore();
    const first = [addBuild(shell, 'shell-1'), addContent('content-1')];
    await releaseBuilds(store, await Promise.all(first));
    const team = ['--import', 'tsx', 'platform/releases/src/testing/releaseTeams.ts'];
    const released = await Promise.all([
      project.run('node', [...team, 'team-a', 'team-b'], { SITE_DIR: store.dir }),
      other.run('node', [...team, 'team-c', 'team-d'], { SITE_DIR: store.dir }),
    ]);
    expect(released.map(({ code, output }) => (code === 0 ? 'live' : output))).toEqual(['live', 'live']);
    await start(store.dir, async (address) => {
      for (const app of ['team-a', 'team-b', 'team-c', 'team-d'])
        expect(await answerOf(`${address}/${app}`)).toContain(`${app}-1`);
    });
  } finally {
    other.remove('.');
  }
});

it('nothing is built or published while another program has the port', async () => {
  const other = createServer().listen(0);
  const { port } = other.address() as { port: number };
  const place = project.file('empty-site');
  const { code, output } = await project.run('npm', ['start', '--silent'], {
    SITE_DIR: place,
    PORT: String(port),
  });
  other.close();
  expect(code).toBe(1);
  expect(output).toContain(`Port ${port} is taken`);
  expect(output).not.toContain('Building');
  expect(existsSync(place)).toBe(false);
});

it('the port is held while the first site is built', async () => {
  const place = project.file('first-site');
  await start(place, async (address, output) => {
    expect(await answerOf(address, 503)).toContain('se está construyendo');
    expect(output()).toContain('Building the site');
    expect(existsSync(`${place}/deployments`)).toBe(false);
    // The content is read within the first second; the builds of the apps take longer.
    await setTimeout(3000);
    expect(await answerOf(address, 503)).toContain('se está construyendo');
  });
});
