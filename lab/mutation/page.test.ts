import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageOf, readSections, sectionOf, type MutantResult } from './page';

const root = mkdtempSync(path.join(tmpdir(), 'asia-mutation-'));
const fileName = path.join(root, 'fee.ts');
writeFileSync(fileName, 'export const fee = (far: boolean) => (far || late ? 8 : 2);\n');
afterAll(() => rmSync(root, { recursive: true }));

const mutant = (status: MutantResult['status'], from = 38, to = 49) =>
  ({
    ...{ id: '1', mutatorName: '', fileName, status, replacement: 'far && late' },
    location: { start: { line: 1, column: from + 1 }, end: { line: 1, column: to + 1 } },
  }) as MutantResult;
const nineteen = Array.from({ length: 19 }, () => mutant('Killed'));

it('lists what no test notices, and keeps its reason whatever the spacing', () => {
  const all = [...nineteen, mutant('Timeout'), mutant('Ignored'), mutant('Survived')];
  const { section, wrong } = sectionOf(all, '', root);
  expect(section).toContain('20 of 21 changes are noticed: 95 %.');
  const row = section.split('\n').at(-1) ?? '';
  expect(row).toContain('`far \\|\\| late` → `far && late`');
  expect(wrong).toEqual([expect.stringContaining('no reason is given for | fee.ts')]);
  const page = pageOf(
    new Map([['fees', section.replace(/\|$/, '  Nobody is far.   |').replaceAll(' | ', '   | ')]]),
    ['fees'],
  );
  const again = sectionOf(all, readSections(page).get('fees') ?? '', root);
  expect(again).toMatchObject({ section: expect.stringContaining('Nobody is far.') as string, wrong: [] });
});

it('reports less than ninety of a hundred', () => {
  expect(sectionOf([mutant('Killed'), mutant('NoCoverage')], '', root).wrong).toEqual(
    expect.arrayContaining(['only 50 % of the changes are noticed']),
  );
});
