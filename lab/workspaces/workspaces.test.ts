import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@asia/app-build';
import { liveFolder } from '@asia/releases/testing/liveFolder';
import { startServer } from '@asia/server';
import { freePort } from '@asia/server/testing/runNginx';
import type { LoadRecord } from '@asia/shared/contracts';
import { launchBrowser } from '../../e2e/harness/browser';
import { expectDone, followGuide } from './followGuide';
import { Project, waitForAnswer } from './Project';

// One copy serves all tests, in this order: builds and releases are slow.
let project: Project;
/** The live site before the first test. */
let before: { live: Project['live']; bytes: Project['bytes'] };

beforeAll(async () => {
  project = await Project.copy();
  before = { live: project.live, bytes: project.bytes };
  const commit = 'git -c user.name=copy -c user.email=copy@localhost commit --quiet --message copy';
  await project.run('sh', ['-c', `git init --quiet && git add --all && ${commit}`]);
});

afterAll(() => project?.remove('.'));

/** The apps that webpack has built here. */
const built = () =>
  readdirSync(project.dir).filter((folder) => existsSync(project.file(`${folder}/dist/production`)));

/** A page as guests get it. */
const livePage = (name: string) =>
  readFileSync(path.join(liveFolder(project.store.dir), `pages/${name}.html`), 'utf8');

describe('a fourth remote by the guide', () => {
  it('is one new folder, two lines elsewhere, and its row of the content', async () => {
    await followGuide(project, 'adding-a-remote');
    await project.run('git', ['add', '--all']);
    const others = ['diff', '--cached', '--numstat', '--', '.', ':!reservas-mfe'];
    const { output } = await project.run('git', others);
    expect(output.trim().split('\n')).toEqual([
      '1\t0\tcontent/paginas.csv',
      '1\t0\tcontent/pictures/share/share.json',
      '2\t1\tpackage.json',
      '1\t0\tplatform/content-build/src/testing/asia/paginas.csv',
      '1\t0\ttsconfig.json',
    ]);
  });

  it('is a package that npm finds whole in this workspace', async () => {
    const install = ['install', '--offline', '--package-lock-only', '--ignore-scripts'];
    expectDone(await project.run('npm', install));
    expect(readFileSync(project.file('package-lock.json'), 'utf8')).toContain('"reservas-mfe": {');
    // At the end of a whole installation npm runs it. Not into the linked file: this checkout has it too.
    project.remove('node_modules/.installed-from');
    expectDone(await project.run('node', ['scripts/install.mjs']));
  });

  it('passes its own tests', async () => {
    expectDone(await project.npm('unit', '--', '--selectProjects', 'reservas-mfe'));
  });

  it('is seen before it is live: no other app is built', async () => {
    const port = await freePort();
    const page = await project.during(
      ['preview', '--', 'content', 'reservas-mfe'],
      () => waitForAnswer(`http://localhost:${port}/Reservas`),
      { PORT: String(port) },
    );
    expect(page).toContain('Vista previa: todavía no está publicada');
    expect([built(), project.live]).toEqual([['reservas-mfe'], before.live]);
  });

  it('goes live as it was seen', async () => {
    expectDone(await project.npm('release', '--', '--live'));
    const { 'reservas-mfe': version, content, ...others } = project.live;
    expect(version).toBeDefined();
    expect({ ...others, content: before.live.content }).toEqual(before.live);
    expect(content).not.toBe(before.live.content);
    expect(built()).toEqual(['reservas-mfe']);
  });

  it('has its form, its title, its share card and its place in the sitemap', () => {
    const page = livePage('Reservas');
    expect(page).toContain('<title>Reservas en Asia, comida china en Medellín</title>');
    expect(page).toMatch(/<form[^>]*aria-label="Reserva"/);
    const [card = 'no card'] = /\/pictures\/og-salon\.[0-9a-f]{8}\.jpg(?=")/.exec(page) ?? [];
    expect(existsSync(path.join(project.store.dir, card))).toBe(true);
    const sitemap = path.join(liveFolder(project.store.dir), 'sitemap.xml');
    expect(readFileSync(sitemap, 'utf8')).toContain('/Reservas</loc>');
  });

  it('is in the navigation of every page', () => {
    const pages = readdirSync(path.join(liveFolder(project.store.dir), 'pages'))
      .flatMap((file) => /^(.*)\.html$/.exec(file)?.[1] ?? [])
      // The page for an unavailable site has only the telephone.
      .filter((page) => page !== '503');
    const has = /<nav[^>]*aria-label="Principal"(?:(?!<\/nav>).)*href="\/reservas"/s;
    expect(pages.filter((page) => !has.test(livePage(page)))).toEqual([]);
  });

  it('is refused with a type error, and nothing changes', async () => {
    const { live } = project;
    const file = project.file('reservas-mfe/src/bookingMessage.ts');
    const text = readFileSync(file, 'utf8');
    appendFileSync(file, "\nexport const tables: number = 'twelve';\n");
    const { code, output } = await project.npm('release', '--', 'reservas-mfe');
    writeFileSync(file, text);
    expect(code).toBe(1);
    expect(output).toMatch(/reservas-mfe\/src\/bookingMessage\.ts:\d+: Type 'string' is not assignable/);
    expect(project.live).toEqual(live);
  });

  it('leaves what was live before when it is retired', async () => {
    expectDone(await project.npm('retire', '--', 'reservas-mfe'));
    expectDone(await project.npm('rollback', '--', 'content'));
    expect(project.live).toEqual(before.live);
    // The checkout still has the page that the rollback took off the site.
    expectDone(await project.npm('content', '--', 'pull'));
  });
});

it('a second slot by the guide passes the types, and shows the widget of the other app', async () => {
  await followGuide(project, 'filling-a-slot');
  expectDone(await project.npm('typecheck'));
  expectDone(await project.npm('release', '--', 'menu-mfe', 'salon-mfe'));
  expect(livePage('Bebidas')).toContain('Celebra con nosotros: conoce el salón');
  for (const app of ['salon-mfe', 'menu-mfe']) expectDone(await project.npm('rollback', '--', app));
  expect(project.live).toEqual(before.live);
  expectDone(await project.run('git', ['checkout', '--quiet', 'menu-mfe', 'salon-mfe']));
  project.remove('salon-mfe/src/salon/HallInvitation.tsx', 'salon-mfe/dist/production');
});

describe('a remote in a folder without the other apps', () => {
  // The pipeline of the example, for another remote.
  const example = readFileSync(path.join(root, 'docs/deploy/release-a-remote.yml'), 'utf8');
  const pipeline = example.replaceAll('menu-mfe', 'salon-mfe');
  let port: number;

  beforeAll(async () => {
    const folders = /sparse-checkout: \|\n((?: {12}\S+\n)+)/.exec(pipeline)?.[1]?.trim().split(/\s+/) ?? [];
    const kept = [...folders, 'node_modules', 'site', '.git', '.cache'];
    const others = readdirSync(project.dir, { withFileTypes: true }).filter(
      (entry) => entry.isDirectory() && !kept.includes(entry.name),
    );
    project.remove(...others.map(({ name }) => name));
    // Somebody may be using the usual port.
    port = await freePort();
    const settings = JSON.parse(readFileSync(project.file('package.json'), 'utf8')) as object;
    const apps = { shell: 3000, 'salon-mfe': port };
    writeFileSync(project.file('package.json'), JSON.stringify({ ...settings, apps }));
    for (const name of ['messages/es.ts', 'salon/SalonPage.test.tsx']) {
      const file = project.file(`salon-mfe/src/${name}`);
      writeFileSync(file, readFileSync(file, 'utf8').replace('Ver el menú', 'Ver todo el menú'));
    }
  });

  it('runs alone', async () => {
    const address = `http://localhost:${port}`;
    const [page, script] = await project.during(['dev', 'salon-mfe'], async () => [
      await waitForAnswer(`${address}/Salon`),
      await waitForAnswer(`${address}/main.js`),
    ]);
    expect(page).toMatch(/"path":\s*"\/Salon"/);
    expect(page).toContain('src="/main.js"');
    expect(script).toContain('SalonPage');
  });

  it('publishes: its pinned build changes, and no other', async () => {
    const [install, ...commands] = [...pipeline.matchAll(/- run: (.+)/g)].map(([, command]) => command);
    // The packages are here already.
    expect(install).toBe('npm ci');
    expectDone(await project.run('sh', ['-e', '-c', commands.join('\n')]));
    expect(built()).toEqual(['salon-mfe']);
    expect(Object.keys(project.live).filter((app) => project.live[app] !== before.live[app])).toEqual([
      'salon-mfe',
    ]);
    expect(livePage('Salon')).toContain('Ver todo el menú');
  });
});

describe('two builds of a remote, in a browser', () => {
  const newer = 'Ver todo el menú';
  const older = 'Ver el menú';

  /** Goes from the home page to the hall; requests of `refused` files fail. */
  async function openHall(address: string, { refused = /$^/, overrides = [] as string[] } = {}) {
    const server = await startServer({ siteDir: project.store.dir, port: 0, host: '127.0.0.1', overrides });
    const browser = await launchBrowser();
    try {
      const page = await browser.newPage({
        baseURL: `http://127.0.0.1:${server.port}`,
        // A worker would serve the files that are refused here.
        serviceWorkers: 'block',
      });
      await page.route(refused, (route) => route.abort());
      await page.goto(address);
      // Before hydration, the link would load the whole document of the hall, whose text is of the newer
      // build.
      await page.locator('#app[data-hydrated]').waitFor();
      // Not with the pointer: the notice for developers may lie over it.
      await page.getByRole('link', { name: 'Ver mas' }).dispatchEvent('click');
      const link = await page.getByRole('link', { name: /^Ver (?:todo )?el menú$/ }).textContent();
      const loads = await page.evaluate(
        () => (globalThis as unknown as { __mfe: { loads: LoadRecord[] } }).__mfe.loads,
      );
      return { link, loads };
    } finally {
      await browser.close();
      await server.close();
    }
  }

  it.each(['remoteEntry', 'chunks/expose-SalonPage'])(
    'show the one before where %s of the newer does not load',
    async (file) => {
      const version = project.live['salon-mfe'];
      const { link, loads } = await openHall('/', { refused: new RegExp(`/${version}/${file}\\.js`) });
      expect(link).toBe(older);
      const gaveWay = { version, phase: 'entry', outcome: 'failed', recovered: true };
      expect(loads).toContainEqual(expect.objectContaining(gaveWay));
    },
  );

  it('show the newer one, or the one that a developer names, where the server lets them', async () => {
    const address = `/?mfe=salon-mfe@${before.live['salon-mfe']}`;
    expect((await openHall(address, { overrides: ['stored'] })).link).toBe(older);
    expect((await openHall(address)).link).toBe(newer);
  });
});

it('one page more by the guide goes live with a release of its remote alone, in the navigation of all pages', async () => {
  await followGuide(project, 'adding-a-page');
  expectDone(await project.npm('release', '--', 'content', 'salon-mfe'));
  expect(livePage('Historia')).toContain('Abrimos con seis mesas.');
  expect(livePage('index')).toContain('href="/historia"');
});

it('a folder that holds only the tools rolls back, step by step, to the very same bytes', async () => {
  // No apps and no content: builds contain everything that a page shows.
  project.remove('salon-mfe', 'content');
  expect(project.bytes).not.toEqual(before.bytes);
  expectDone(await project.npm('rollback', '--', 'salon-mfe'));
  expect(livePage('Salon')).toContain('Ver todo el menú');
  expectDone(await project.npm('rollback', '--', 'salon-mfe'));
  expectDone(await project.npm('rollback', '--', 'content'));
  expect(project.live).toEqual(before.live);
  expect(project.bytes).toEqual(before.bytes);
});
