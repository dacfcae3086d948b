import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import promises from './promises.json';

const root = path.join(__dirname, '..');
const exists = (file: string) => existsSync(path.join(root, file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file && exists(file));
const documents = files.filter((file) => file.endsWith('.md')).map((file) => ({ file, text: read(file) }));

/** The cells of each row of the tables of a text. */
const tableRows = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^[|\s:-]+$/.test(line))
    .map((line) => line.split(/(?<!\\)\|/).slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

describe('docs/promises.md', () => {
  const rows = tableRows(read('docs/promises.md')).slice(1);
  const proofs: [name: string, tests: Record<string, string[]>][] = Object.entries(promises);

  it('has a number and the first test file of each promise', () => {
    const numbered = proofs.filter(([name]) => !name.startsWith('store-'));
    expect(rows.map(([number, , , file]) => [number, file])).toEqual(
      numbered.map(([name, tests]) => [name, `\`${Object.keys(tests)[0]}\``]),
    );
    expect(rows.length).toBeGreaterThan(20);
  });

  it.each(
    proofs.flatMap(([name, tests]) =>
      Object.entries(tests).flatMap(([file, titles]) => titles.map((title) => [name, title, file] as const)),
    ),
  )('%s is proved by %j of %s', (_name, title, file) => {
    expect(read(file)).toContain(title);
  });
});

test('each failure of the release store has a test', () => {
  const [, store = ''] = read('docs/failures.md').split('# When a file of the release store is not whole');
  const numbers = tableRows(store.split('\n# ')[0]!)
    .slice(1)
    .map(([number]) => number);
  expect(numbers.map((number) => `store-${number}`)).toEqual(
    Object.keys(promises).filter((name) => name.startsWith('store-')),
  );
});

const headings = (text: string) =>
  [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  );

test('links of documents lead to files and headings', () => {
  const broken = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!\w+:)([^)\s#]*)#?([^)\s]*)\)/g)].flatMap(
      ([link, target = '', heading = '']) => {
        const to = target ? path.join(path.dirname(file), target) : file;
        const leads = exists(to) && (!heading || headings(read(to)).includes(decodeURI(heading)));
        return leads ? [] : [`${file}: ${link}`];
      },
    ),
  );
  expect(broken).toEqual([]);
});

test('a guide runs npm after the last file that it changes', () => {
  const early = documents.filter(({ text }) => {
    const run = /^```sh\n(?:(?!```).*\n)*?npm run/m.exec(text);
    return run && /^`[^`\n]+`:.*\n\n```diff/m.test(text.slice(run.index));
  });
  expect(early.map(({ file }) => file)).toEqual([]);
});

test('a guide changes lines that its files have', () => {
  const blocks = /^`([^`\n]+)`:[^\n]*\n\n```diff\n(.+?)^```/gms;
  const changes = documents.flatMap(({ text }) => [...text.matchAll(blocks)]);
  const lost = changes.flatMap(([, file = '', difference = '']) => {
    const old = difference.split('\n').flatMap((line) => (/^[- ]/.test(line) ? `${line.slice(1)}\n` : []));
    return read(file).includes(old.join('')) ? [] : [`${file}: ${old.join('')}`];
  });
  expect(lost).toEqual([]);
  expect(changes.length).toBeGreaterThan(10);
});

/** Paths that a reader makes. */
const made = [
  'content/workbook.json',
  'salon-mfe/src/history/HistoryPage.tsx',
  'salon-mfe/src/salon/HallInvitation.tsx',
];

test('documents name files that exist', () => {
  const folders = new Set(files.flatMap((file) => file.split('/').slice(0, -1)[0] ?? []));
  const names = new Set([...files.map((file) => path.basename(file)), ...made]);
  const isLost = (name: string) =>
    name.includes('/')
      ? folders.has(name.split('/')[0]!) && !exists(name) && !names.has(name)
      : /^\w.*\.(?:tsx?|css)$/.test(name) && !names.has(name);
  const lost = documents.flatMap(({ file, text }) =>
    [...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, name = '']) => (isLost(name) ? `${file}: ${name}` : [])),
  );
  expect(lost).toEqual([]);
});

test('no cell of a table is longer than 120 characters', () => {
  const cells = documents.flatMap(({ file, text }) =>
    tableRows(text).flatMap((row) => row.flatMap((cell) => (cell.length > 120 ? `${file}: ${cell}` : []))),
  );
  expect(cells).toEqual([]);
});
