import path from 'node:path';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { judgeContentEntries } from './judgeContentEntries';
import { shapeOf } from './shapeOf';

const dish = `{ name: string; price: number | null; marks: ('V' | 'P')[]; brand?: string }`;
const soup = { name: 'Sopa', price: 9000, marks: ['V'] };

const fitting: [what: string, type: string, entry: unknown][] = [
  ['that it names', dish, soup],
  [
    'and more, however deep',
    `{ dishes: readonly ${dish}[] }`,
    { dishes: [{ ...soup, spicy: 2 }], at: 'noon' },
  ],
  ['of any name', `Readonly<Record<string, ${dish}>>`, { soup, 'soup-2': soup }],
  ['that nobody has described', 'unknown', undefined],
];
const different: [what: string, type: string, entry: unknown, difference: object][] = [
  ['an entry that is not there', dish, undefined, { field: '' }],
  ['an entry of another kind', `${dish}[]`, 'none', { field: '', value: 'none' }],
  ['a member that is missing', dish, { price: 1, marks: [] }, { field: 'name' }],
  ['of several the first', dish, { brand: '' }, { field: 'name' }],
  ['a member in a list', `${dish}[]`, [soup, { ...soup, price: '1' }], { field: '1.price', value: '1' }],
  [
    'one missing in a list',
    `{ dishes: ${dish}[] }`,
    { dishes: [{ marks: [], price: null }] },
    { field: 'dishes.0.name' },
  ],
  ['a word of another set', dish, { ...soup, marks: ['V', 'Q'] }, { field: 'marks.1', value: 'Q' }],
  ['null', dish, { ...soup, name: null }, { field: 'name', value: null }],
  ['a name with a sign', `Record<string, number>`, { 'a-b': 'c' }, { field: 'a-b', value: 'c' }],
];

/** All entries at once, each under its description: the compiler needs a second each time. */
const all = [...fitting, ...different];
const members = all.map(([what, type]) => `'${what}': ${type}`);
const folder = writeFiles({
  'contracts.d.ts': `export interface ContentEntries { ${members.join('; ')} }`,
});
const differences = judgeContentEntries(
  path.join(folder, 'contracts.d.ts'),
  all.map(([what]) => ({ key: what, name: what })),
  Object.fromEntries(all.map(([what, , entry]) => [what, entry])),
);

it.each(fitting)('a value with all %s fits', (what) => {
  expect(differences.get(what)).toBeUndefined();
});

it.each(different)('%s is found', (what, _type, _entry, difference) => {
  expect(differences.get(what)).toEqual(difference);
});

it.each([
  ['of the entries', 'export interface Others {}', ''],
  ['of an entry', 'export interface ContentEntries { facts: Facts }', ''],
  [
    'of a field, in a file that is gone',
    `import type { Hours } from './hours'; export interface ContentEntries { facts: { open: Hours } }`,
    'open',
  ],
])('a missing type %s is found', (_what, declarations, field) => {
  const contracts = path.join(writeFiles({ 'contracts.d.ts': declarations }), 'contracts.d.ts');
  const found = judgeContentEntries(contracts, [{ key: 'facts', name: 'facts' }], { facts: { open: 1 } });
  expect(found.get('facts')).toMatchObject({ field, isUntyped: true });
});

it('a list has the same shape with another item that is like one of its own, in any order', () => {
  const plain = { ...soup, marks: [] };
  expect(shapeOf([soup, plain, { ...plain, price: 9_900 }])).toBe(shapeOf([plain, soup]));
  expect(shapeOf([soup, plain])).not.toBe(shapeOf([soup]));
});

it('a shape fits where each of its values does: texts and numbers change freely, words of a set do not', () => {
  const judge = (entry: unknown) =>
    judgeContentEntries(
      path.join(folder, 'contracts.d.ts'),
      [{ key: 'null', name: 'null' }],
      { null: entry },
      shapeOf,
    );
  expect(shapeOf({ ...soup, name: 'Sopa wantán', price: 9_000 })).toBe(
    shapeOf({ ...soup, name: 'Sopa de maíz', price: 9_900 }),
  );
  expect(shapeOf({ ...soup, marks: ['V', 'Q'] })).not.toBe(shapeOf({ ...soup, marks: ['V', 'P'] }));
  expect(judge(soup).size).toBe(0);
  expect(judge({ ...soup, marks: ['V', 'Q'] }).size).toBe(1);
  expect(judge({ ...soup, name: null }).size).toBe(1);
});
