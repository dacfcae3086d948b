import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Outcome, root } from '@asia/app-build';
import type { Project } from './Project';

/** A block of code in a guide, with the file that the line before it names; without one it is a command. */
interface Block {
  file?: string;
  language: string;
  code: string;
}

function parseBlocks(markdown: string): Block[] {
  const named = /(?:^`([^`\n]+)`:[^\n]*\n\n)?^```(\w+)\n(.*?)^```$/gms;
  const found = [...markdown.matchAll(named)];
  return found.map(([, file, language = '', code = '']) => ({ file, language, code }));
}

/** @throws Error with the output of a command that did not succeed */
export function expectDone({ code, output }: Outcome): void {
  if (code !== 0) throw new Error(output);
}

/**
 * Does what a guide of `docs/` says: writes the files that it shows, changes the lines that it changes, and runs its
 * commands. Its files pass format and lint.
 */
export async function followGuide(project: Project, guide: string): Promise<void> {
  const blocks = parseBlocks(readFileSync(path.join(root, `docs/${guide}.md`), 'utf8'));
  for (const { file, language, code } of blocks) {
    if (!file) continue;
    const target = project.file(file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, language === 'diff' ? changed(readFileSync(target, 'utf8'), code, file) : code);
  }
  const commands = blocks.flatMap(({ language, code }) => (language === 'sh' ? code : [])).join('');
  expectDone(await project.run('sh', ['-e', '-c', commands]));

  const files = [...new Set(blocks.flatMap(({ file }) => file ?? []))];
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  expectDone(await project.run('node_modules/.bin/prettier', ['--check', ...files]));
  expectDone(await project.run('node_modules/.bin/eslint', ['--max-warnings', '0', ...sources]));
  expectDone(await project.run('node_modules/.bin/oxlint', ['--type-aware', ...sources]));
}

/** In a difference, `-` starts an old line, `+` a new one, and a space one that stays. */
function changed(text: string, difference: string, file: string): string {
  const lines = difference.trimEnd().split('\n');
  const side = (sign: string) =>
    lines.flatMap((line) => (line[0] === ' ' || line[0] === sign ? `${line.slice(1)}\n` : [])).join('');
  if (!text.includes(side('-'))) throw new Error(`The guide changes lines that ${file} does not have.`);
  return text.replace(side('-'), side('+'));
}
