import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { rollBackTo } from '@asia/releases';
import { descriptions, released } from '@asia/releases/testing/testStore';
import { freePort } from '@asia/server/testing/runNginx';
import { followGuide } from './followGuide';
import { Project, waitForAnswer } from './Project';

/** One copy of the sources, in which nothing is built, serves all tests. */
let project: Project;
beforeAll(() => {
  project = Project.sources();
});
afterAll(() => project?.remove('.'));

const MENU = 'content/carta.csv';
const read = (file: string) => readFileSync(project.file(file), 'utf8');

/** A small site that was rolled back from menu-2 to menu-1. */
async function rolledBack() {
  const { store, release } = await released();
  await release(descriptions.menu, 'menu-2');
  await rollBackTo(store, await store.manifest('menu', 'menu-1'));
  return store;
}

async function start<Result>(
  store: string,
  work: (port: number, output: () => string) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  return project.during(['start'], (output) => work(port, output), { SITE_DIR: store, PORT: String(port) });
}

it('a start after a rollback serves what is live, with a wrong row too, and says that the sources differ', async () => {
  const store = await rolledBack();
  const before = await store.live();
  const right = read(MENU);
  appendFileSync(project.file(MENU), 'sopas,rota\n');
  expect((await project.npm('content')).code).toBe(1);
  await start(store.dir, async (port, output) => {
    expect(await waitForAnswer(`http://localhost:${port}/soup`)).toContain('shell-1 hall-1 menu-1');
    expect(output()).toContain('differ from what is live');
    expect(output()).not.toContain('Building');
  });
  expect(await store.live()).toEqual(before);
  writeFileSync(project.file(MENU), right);
});

/** The menu with a column more, filled for the first dish alone. */
const addColumn = (name: string, value: string) =>
  editTable(MENU, ([first, ...others]) => [
    { ...first, [name]: value },
    ...others.map((row) => ({ ...row, [name]: '' })),
  ]);

/** Changes a table as a spreadsheet does; rows are objects by column. */
function editTable(file: string, change: (rows: Record<string, string>[]) => Record<string, string>[]): void {
  const rows = change(parse(read(file), { columns: true, bom: true }));
  const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  writeFileSync(project.file(file), lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join(''));
}

it('a new field of a dish is read from its column and reaches the pages', async () => {
  await followGuide(project, 'adding-a-field');
  addColumn('personas', 'cuatro');
  expect((await project.npm('content')).output).toContain(
    'fila 2, personas: «cuatro» no es un número de personas',
  );
  addColumn('personas', '4');
  expect(await project.npm('content')).toMatchObject({ code: 0 });
  const [{ categoria = '' } = {}]: Record<string, string>[] = parse(read(MENU), { columns: true });
  const entries = JSON.parse(read('.cache/content/entries.json')) as Record<string, { dishes: object[] }>;
  expect(entries[`section/${categoria}`]?.dishes.filter((dish) => 'serves' in dish)).toEqual([
    expect.objectContaining({ serves: 4 }),
  ]);
});

it('a new delivery zone is a choice of guests, with its fee', async () => {
  appendFileSync(project.file('content/domicilios.csv'), 'San Antonio de Prado,8000\r\n');
  expect(await project.npm('content')).toMatchObject({ code: 0 });
  const script =
    "globalThis.asiaContent = { entries: require('./.cache/content/entries.json') }; const { deliveryFee } = require('./cart-mfe/src/order-message/neighbourhood'); console.log(deliveryFee('San Antonio de Prado'))";
  const { output } = await project.run('npx', ['tsx', '-e', script]);
  expect(output.trim()).toBe('8000');
});

// The last: its end kills a build that writes the types.
it('the port is held while the first site is built: a second start builds and publishes nothing', async () => {
  await start(project.file('first-site'), async (port, output) => {
    while (!output().includes('Building the site')) await new Promise((done) => setTimeout(done, 100));
    const second = project.file('second-site');
    const ended = await project.run('npm', ['start', '--silent'], { SITE_DIR: second, PORT: String(port) });
    expect(ended).toMatchObject({
      code: 1,
      output: expect.stringContaining(`Port ${port} is taken`) as string,
    });
    expect(ended.output).not.toContain('Building');
    expect([second, project.file('first-site/deployments')].filter((file) => existsSync(file))).toEqual([]);
  });
});
