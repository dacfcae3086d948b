import path from 'node:path';
import { runProgram } from '../runProgram';

/** More errors mostly repeat these. */
const SHOWN_ERRORS = 20;

let running: Promise<unknown> = Promise.resolve();

/**
 * Type-checks packages and their references incrementally, and writes their declarations.
 * @param root folder of the workspace
 * @param packages folder names, e.g. `menu-mfe`
 * @param counts whether an error in this file fails the check; by default each does
 * @returns the errors that do not count, one line each
 * @throws Error with one line per type error
 */
export function checkTypes(
  root: string,
  packages: string[],
  counts: (file: string) => boolean = () => true,
): Promise<string[]> {
  // One at a time: each writes the declarations of `shared`.
  const result = running.then(() => compile(root, packages, counts));
  running = result.catch(() => undefined);
  return result;
}

/**
 * The files that apps answer for: their own, and the sources that they take from `shared` and are built with. Tests
 * of others are not among them, nor are the folders of other apps.
 */
export const isTakenBy = (apps: readonly string[]) => (file: string) =>
  apps.some((app) => file.startsWith(`${app}/`)) ||
  (/^(shared|platform)\//.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/**
 * The command of the native compiler, which needs a fifth of the time. Only the older `typescript` has an API
 * to inspect a program, so both are installed.
 */
export function compilerCommand(...words: string[]): [command: string, words: string[]] {
  const compiler = path.join(path.dirname(require.resolve('typescript7/package.json')), 'bin/tsc');
  return [process.execPath, [compiler, '-b', ...words, '--pretty', 'false']];
}

async function compile(
  root: string,
  packages: string[],
  counts: (file: string) => boolean,
): Promise<string[]> {
  const { code, output } = await runProgram(...compilerCommand(...packages), { cwd: root });
  if (code === 0) return [];
  const errors = errorsIn(output);
  const own = errors.filter((line) => counts(line.replace(/:\d+: .*$/, '')));
  if (own.length > 0 || errors.length === 0)
    throw new Error(shown(own) || output.trim() || 'The compiler failed without a message.');
  return errors;
}

/** One line per error, as `file:line: message`; drops lines that only explain an error. */
const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => /(^|: )error TS\d+:/.test(line))
    .map((line) => line.replace(/^(.*)\((\d+),\d+\): error TS\d+: /, '$1:$2: '));

const shown = (errors: readonly string[]) =>
  [
    ...errors.slice(0, SHOWN_ERRORS),
    ...(errors.length > SHOWN_ERRORS ? [`… and ${errors.length - SHOWN_ERRORS} more`] : []),
  ].join('\n');

/** The errors in the output of the compiler. */
export const compactErrors = (output: string) => shown(errorsIn(output));
