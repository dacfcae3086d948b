import { existsSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { runProgram } from '../runProgram';

/** More errors mostly repeat these. */
const MAX_SHOWN_ERRORS = 20;

let running: Promise<unknown> = Promise.resolve();

/**
 * Type-checks packages and their references incrementally, and writes their declarations.
 * @param root folder of the workspace
 * @param packages folder names, e.g. `menu-mfe`; none means `wholeProjects`
 * @throws Error with one line per type error
 */
export function checkTypes(root: string, packages: string[]): Promise<void> {
  // One at a time: each writes the declarations of `shared`.
  const result = running.then(() => compile(root, packages));
  running = result.catch(() => undefined);
  return result;
}

/**
 * The command of the native compiler, which needs a fifth of the time (November 2026). Only the older `typescript` has
 * an API, so both are installed.
 */
export function compilerCommand(...words: string[]): [command: string, words: string[]] {
  const compiler = path.join(path.dirname(require.resolve('typescript7/package.json')), 'bin/tsc');
  return [process.execPath, [compiler, '-b', ...words, '--pretty', 'false']];
}

/**
 * The projects of `tsconfig.json` whose references are all here: a checkout may have one app alone.
 * @param root folder of the workspace
 */
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

async function compile(root: string, packages: string[]): Promise<void> {
  const named = packages.length > 0 ? packages : wholeProjects(root);
  const { code, output } = await runProgram(...compilerCommand(...named), { cwd: root });
  if (code !== 0)
    throw new Error(compactErrors(output) || output.trim() || 'The compiler failed without a message.');
}

/** One line per error, as `file:line: message`; drops lines that only explain an error, and types that fill a screen. */
const errorsIn = (output: string) =>
  withoutTables(output)
    .split('\n')
    .filter((line) => /(^|: )error TS\d+:/.test(line))
    .flatMap((line) => sayForeignImport(line) ?? [])
    .map((line) =>
      line.replace(/^(.*)\((\d+),\d+\): error TS\d+: /, '$1:$2: ').replace(/'\{[^']{60,}'/g, "'{ … }'"),
    );

/** Without the catalogue that lists a table of texts, where the table itself has an error. */
function withoutTables(output: string): string {
  const files = new Set(output.split('\n').map((line) => line.split('(')[0]));
  return output
    .split('\n')
    .filter((line) => {
      const [, folder = '', table = ''] =
        /^(.*\/)\w+\.ts\(.*typeof import\("\.\/(\w+)"\)>' is not/.exec(line) ?? [];
      return !files.has(`${folder}${table}.ts`);
    })
    .join('\n');
}

/** An import of another app, in words. Errors inside the imported file are dropped. */
function sayForeignImport(line: string): string | undefined {
  const [, importer = '', place = '', file = '', root = '', project = ''] =
    /^(.+?)(\(.+): File '(.+)' is not listed within .+ project '(.*\/)?([^/]+)\/tsconfig\.json'/.exec(line) ??
    [];
  if (!project) return line;
  if (!importer.startsWith(`${project}/`)) return undefined;
  return `${importer}${place}: ${project} imports ${file.replace(root, '')}, which is not its own: apps share code in @asia/shared and link by address.`;
}

export function compactErrors(output: string): string {
  const errors = errorsIn(output);
  const more = errors.length - MAX_SHOWN_ERRORS;
  return [...errors.slice(0, MAX_SHOWN_ERRORS), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}
