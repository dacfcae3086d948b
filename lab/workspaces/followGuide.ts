import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

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

/**
 * Applies a guide to a project: writes the files that it shows and changes the lines that it changes.
 * @returns its shell commands
 * @throws Error when a line to change is missing
 */
export function followGuide(markdown: string, project: string): string {
  const blocks = parseBlocks(markdown);
  for (const { file, language, code } of blocks) {
    if (!file) continue;
    const target = path.join(project, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, language === 'diff' ? changed(readFileSync(target, 'utf8'), code, file) : code);
  }
  return blocks.flatMap(({ language, code }) => (language === 'sh' ? code : [])).join('');
}

/** In a difference, `-` starts an old line, `+` a new one, and a space one that stays. */
function changed(text: string, difference: string, file: string): string {
  const lines = difference.trimEnd().split('\n');
  const side = (sign: string) =>
    lines.flatMap((line) => (line[0] === ' ' || line[0] === sign ? `${line.slice(1)}\n` : [])).join('');
  if (!text.includes(side('-'))) throw new Error(`The guide changes lines that ${file} does not have.`);
  return text.replace(side('-'), side('+'));
}
