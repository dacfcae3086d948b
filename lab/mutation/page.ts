import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

const HEAD = `# Changes that no test notices

<!-- Written by \`npm run mutation\`; only the reasons are written by hand, and kept. -->

Where money or a guest's page depends on it, \`npm run mutation\` changes the code in every small way and looks whether a
test fails. At least 90 of 100 changes must be noticed, and each of the others has a reason here. A change that can make no
difference is no lack of a test; code that can be changed at will is code to remove.
`;

/** A mutant and its test result. */
export type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** Section of the page by area. */
export type Sections = Map<string, string>;

export function readSections(page: string): Sections {
  const [, ...parts] = page.split(/^## /m);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part.slice(part.indexOf('\n'))]));
}

export function pageOf(sections: Sections, order: readonly string[]): string {
  const known = order.filter((area) => sections.has(area));
  return HEAD + known.map((area) => `\n## ${area}\n\n${sections.get(area)?.trim()}\n`).join('');
}

/** Neither failed a test nor timed out. */
const survived = ({ status }: MutantResult) => status === 'Survived' || status === 'NoCoverage';
const counts = ({ status }: MutantResult) => status !== 'CompileError' && status !== 'Ignored';

/**
 * @param before the previous section, whose reasons are kept
 * @returns the section, and one sentence per problem
 */
export function sectionOf(mutants: readonly MutantResult[], before: string, root: string) {
  const all = mutants.filter(counts);
  const unnoticed = all.filter(survived);
  const reasons = new Map(before.split('\n').map(readRow));
  const rows = [...new Set(unnoticed.map((mutant) => rowOf(mutant, root)))]
    .sort()
    .map((row) => ({ row, reason: reasons.get(readRow(row)[0]) ?? '' }));
  const percent = Math.floor((100 * (all.length - unnoticed.length)) / all.length);
  const table = rows.map(({ row, reason }) => `${row}${reason} |`);
  if (table.length > 0)
    table.unshift('| file | line | instead | why no test notices |', '| --- | --- | --- | --- |');
  return {
    section: [
      `${all.length - unnoticed.length} of ${all.length} changes are noticed: ${percent} %.`,
      '',
      ...table,
    ].join('\n'),
    wrong: [
      ...(percent < 90 ? [`only ${percent} % of the changes are noticed`] : []),
      ...rows.filter(({ reason }) => !reason).map(({ row }) => `no reason is given for ${row}`),
    ],
  };
}

/** The mutant and the reason of a row, whatever its spacing. */
function readRow(row: string): [change: string, reason: string] {
  const [, file, line, instead, reason = ''] = row.split(/(?<!\\)\|/).map((cell) => cell.trim());
  return [[file, line, instead].join(' | '), reason];
}

function rowOf({ fileName, location, replacement = '' }: MutantResult, root: string): string {
  const { start, end } = location;
  const lines = readFileSync(fileName, 'utf8').split('\n');
  const line = lines[start.line - 1] ?? '';
  const here = start.line === end.line ? line.slice(start.column - 1, end.column - 1) : 'all that follows';
  const cell = (code: string) =>
    `\`${code.replace(/\s+/g, ' ').replace(/[|]/g, '\\|').replaceAll('`', '´').trim().slice(0, 90)}\``;
  const change = line.trim() === here.trim() ? cell(replacement) : `${cell(here)} → ${cell(replacement)}`;
  return `| ${path.relative(root, fileName)} | ${cell(line)} | ${change} | `;
}
