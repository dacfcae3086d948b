import path from 'node:path';
import { runProgram } from '../runProgram';

/** More errors mostly repeat these. */
const MAX_SHOWN_ERRORS = 20;

let running: Promise<unknown> = Promise.resolve();

/**
 * Type-checks packages and their references incrementally, and writes their declarations.
 * @param root folder of the workspace
 * @param packages folder names, e.g. `menu-mfe`
 * @throws Error with one line per type error
 */
export function checkTypes(root: string, packages: string[]): Promise<void> {
  // One at a time: each writes the declarations of `shared`.
  const result = running.then(() => compile(root, packages));
  running = result.catch(() => undefined);
  return result;
}

/**
 * The command of the native compiler, which needs a fifth of the time. Only the older `typescript` has an API
 * to inspect a program, so both are installed.
 */
export function compilerCommand(...words: string[]): [command: string, words: string[]] {
  const compiler = path.join(path.dirname(require.resolve('typescript7/package.json')), 'bin/tsc');
  return [process.execPath, [compiler, '-b', ...words, '--pretty', 'false']];
}

async function compile(root: string, packages: string[]): Promise<void> {
  const { code, output } = await runProgram(...compilerCommand(...packages), { cwd: root });
  if (code !== 0)
    throw new Error(compactErrors(output) || output.trim() || 'The compiler failed without a message.');
}

/** One line per error, as `file:line: message`; drops lines that only explain an error. */
const errorsIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => /(^|: )error TS\d+:/.test(line))
    .map((line) => line.replace(/^(.*)\((\d+),\d+\): error TS\d+: /, '$1:$2: '));

/** The errors in the output of the compiler. */
export function compactErrors(output: string): string {
  const errors = errorsIn(output);
  const more = errors.length - MAX_SHOWN_ERRORS;
  return [...errors.slice(0, MAX_SHOWN_ERRORS), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}
