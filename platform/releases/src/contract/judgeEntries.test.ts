import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { judgeEntries } from './judgeEntries';

/** The difference of one entry of this type. */
function findDifference(type: string, entry: unknown) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'asia-entries-')), 'contracts.d.ts');
  writeFileSync(file, `export interface ContentEntries { facts: ${type} }`);
  return judgeEntries(file, [{ key: 'facts', name: 'facts' }], { facts: entry }).get('facts');
}
const dish = `{ name: string; price: number | null; marks: ('V' | 'P')[]; brand?: string }`;
const soup = { name: 'Sopa', price: 9000, marks: ['V'] };

it.each<[string, string, unknown]>([
  ['that it names', dish, soup],
  [
    'and more, however deep',
    `{ dishes: readonly ${dish}[] }`,
    { dishes: [{ ...soup, spicy: 2 }], at: 'noon' },
  ],
  ['of any name', `Readonly<Record<string, ${dish}>>`, { soup, 'soup-2': soup }],
  ['that nobody has described', 'unknown', undefined],
])('a value with all %s fits', (_, type, entry) => {
  expect(findDifference(type, entry)).toBeUndefined();
});

it.each<[string, string, unknown, object]>([
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
])('%s is found', (_, type, entry, difference) => {
  expect(findDifference(type, entry)).toEqual(difference);
});
