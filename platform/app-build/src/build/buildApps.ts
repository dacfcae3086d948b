import { rmSync } from 'node:fs';
import path from 'node:path';
import pLimit from 'p-limit';
import { readJson } from '@asia/release-store';
import type { AppDescription } from '@asia/shared/contracts';
import { singletons } from '@asia/shared/singletons';
import { checkPeers } from '../contract/checkPeers';
import { checkTypes } from '../contract/checkTypes';
import { recordContract } from '../contract/recordContract';
import { builtStyles, type Styles, writtenStyles } from '../contract/sharedStyles';
import { runProgram } from '../runProgram';
import { withProgress } from '../withProgress';
import { describe, distOf, ports, root } from '../workspace';

export { root };

/** The apps of this workspace. */
export const appNames = Object.keys(ports);

/**
 * The apps named on a command line: none or `all` means every app.
 * @throws Error that names the known apps
 */
export function chooseApps(words: string[]): string[] {
  if (words.length === 0 || words.includes('all')) return appNames;
  const unknown = words.find((word) => !appNames.includes(word));
  if (unknown) throw new Error(`There is no app "${unknown}" here. Known: ${appNames.join(', ')}.`);
  return appNames.filter((name) => words.includes(name));
}

/**
 * Checks the types of sources, without tests, and builds apps with webpack, two at a time.
 * @throws Error that names what failed, or with one line per type error
 */
export async function buildApps(names: string[]): Promise<void> {
  await Promise.all(names.map(describe));
  for (const name of names) checkPeers(name);
  const failure = new AbortController();
  const two = pLimit(2);
  // The compiler runs in parallel with webpack, which checks no types; only recording the contract waits for
  // it.
  const types = withProgress('types', () => checkTypes(root, names));
  // Reported below; without this, an error before a build waits for it would end the process.
  types.catch(() => undefined);
  const builds = names.map((name) => two(() => buildApp(name, types, failure.signal)));
  try {
    await Promise.all(builds);
    await types;
  } catch (error) {
    failure.abort();
    await Promise.allSettled(builds);
    throw error;
  }
}

async function buildApp(name: string, types: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const folder = path.join(root, name);
  signal.throwIfAborted();
  // Webpack cleans no folder but that of the build itself.
  rmSync(path.join(distOf(name), 'chunks'), { recursive: true, force: true });
  await withProgress(name, () =>
    run('webpack', ['--mode', 'production'], { cwd: folder, signal, quiet: true }),
  );
  await types;
  const description = readJson<AppDescription>(path.join(distOf(name), 'description.json'));
  const styles = builtStyles(path.join(distOf(name), 'web'));
  recordApp(description, styles, path.join(distOf(name), 'contract'));
}

function recordApp(description: AppDescription, styles: Styles, out: string): void {
  recordContract({
    folder: path.join(root, description.name),
    shared: path.join(root, 'shared'),
    styles,
    out,
    description,
    singletons: Object.keys(singletons),
  });
}

/**
 * Records the contract of an app from its sources, whose types are checked (`checkTypes`), without building it. It differs
 * from that of the build in names that only a bundle shows: a sheet of `@asia/shared` counts as one of the shell.
 */
export async function recordSources(app: string, out: string): Promise<void> {
  checkPeers(app);
  const shared = app === 'shell' ? [path.join(root, 'shared')] : [];
  recordApp(await describe(app), writtenStyles(path.join(root, app), shared), out);
}

interface RunOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Ends the command early. */
  signal?: AbortSignal;
  /** Shows the output only when the command warns or fails. */
  quiet?: boolean;
}

/** Runs a command of this project's own packages. @throws Error when it fails, with the first error of webpack */
export async function run(
  command: string,
  args: string[],
  { cwd = root, env, signal, quiet = false }: RunOptions = {},
): Promise<void> {
  const { code, output } = await runProgram(path.join(root, 'node_modules/.bin', command), args, {
    cwd,
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    signal,
  });
  if (code !== 0 || output.includes('WARNING')) console.log(output);
  if (code === 0) return;
  const [, error] = /ERROR in (.+(?:\n\s+(?!\S+ compiled with)\S.*)?)/.exec(output) ?? [];
  throw new Error(
    error?.replace(/\s+/g, ' ') ?? `${command} ${args.join(' ')} failed in ${path.basename(cwd)}.`,
  );
}
