import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { runProgram } from '../runProgram';

/**
 * Type-checks packages and their references incrementally, and writes their declarations.
 * @param packages folder names, e.g. `menu-mfe`; none means `wholeProjects`
 * @throws Error with one line per type error
 */
export async function checkTypes(root: string, packages: string[]): Promise<void> {
  const named = packages.length > 0 ? packages : wholeProjects(root);
  const { code, output } = await runProgram(...compilerCommand(...named), { cwd: root });
  if (code !== 0)
    throw new Error(compactErrors(output) || output.trim() || 'The compiler failed without a message.');
}

/**
 * The command of the native compiler, which needs a fifth of the time (November 2026). Only the older `typescript` has
 * an API, so both are installed.
 */
export function compilerCommand(...words: string[]): [command: string, words: string[]] {
  const compiler = path.join(path.dirname(require.resolve('typescript7/package.json')), 'bin/tsc');
  return [process.execPath, [compiler, '-b', ...words, '--pretty', 'false']];
}

/** The projects of `tsconfig.json` whose references are all here: a checkout may have one app alone. */
export function wholeProjects(root: string): string[] {
  const isWhole = (file: string): boolean =>
    existsSync(file) &&
    referencesIn(file).every((reference) => isWhole(fileOf(path.dirname(file), reference)));
  return referencesIn(path.join(root, 'tsconfig.json')).filter((each) => isWhole(fileOf(root, each)));
}

const fileOf = (folder: string, reference: string) =>
  path.join(folder, reference, reference.endsWith('.json') ? '' : 'tsconfig.json');

function referencesIn(file: string): string[] {
  const { references = [] } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)).config as {
    references?: { path: string }[];
  };
  return references.map((reference) => reference.path);
}

/** One line per error, `file:line: message`; drops lines that only explain an error, and types that fill a screen. */
export const compactErrors = (output: string): string =>
  output
    .split('\n')
    .filter((line) => /(^|: )error TS\d+:/.test(line))
    .map((line) =>
      line.replace(/^(.*)\((\d+),\d+\): error TS\d+: /, '$1:$2: ').replace(/'\{[^']{60,}'/g, "'{ … }'"),
    )
    .join('\n');
