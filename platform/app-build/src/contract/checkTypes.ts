import path from 'node:path';
import { runProgram } from '../runProgram';

/** More errors mostly repeat these. */
const SHOWN_ERRORS = 20;
/** Declarations of a project are missing because an error elsewhere kept the compiler from writing them. */
const FOLLOWS_FROM_ANOTHER = /error TS6305:/;

let running = Promise.resolve();

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
  if (code !== 0) throw new Error(compactErrors(output));
}

/** One line per error, as `file:line: message`; drops lines that only explain an error. */
export function compactErrors(output: string): string {
  const errors = output.split('\n').filter((line) => /(^|: )error TS\d+:/.test(line));
  const own = errors.filter((line) => !FOLLOWS_FROM_ANOTHER.test(line));
  const lines = (own.length > 0 ? own : errors).map((line) =>
    line.replace(/^(.*)\((\d+),\d+\): error TS\d+: /, '$1:$2: '),
  );
  const more = lines.length - SHOWN_ERRORS;
  if (lines.length === 0) return output.trim() || 'The compiler failed without a message.';
  return [...lines.slice(0, SHOWN_ERRORS), ...(more > 0 ? [`… and ${more} more`] : [])].join('\n');
}
