import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readJson } from '@asia/release-store';
import type { AppDescription } from '@asia/shared/contracts';
import { singletons } from '@asia/shared/singletons';
import { checkPeers } from '../record/checkPeers';
import { checkTypes } from '../record/checkTypes';
import { recordContract } from '../record/recordContract';
import { builtStyles, type Styles, writtenStyles } from '../record/sharedStyles';
import { runProgram } from '../runProgram';
import { withProgress } from '../withProgress';
import { describe, distOf, ports, root } from '../workspace';
import { checkInstallation } from './checkInstallation';

export { root };

export const appNames = Object.keys(ports);

/**
 * Checks the types of sources, without tests, and builds apps with webpack: in one process, which loads the bundler and
 * its loaders once.
 * @throws Error that names what failed, or with one line per type error
 */
export async function buildApps(names: string[]): Promise<void> {
  checkInstallation();
  await Promise.all(names.map(describe));
  for (const name of names) checkPeers(name);
  for (const name of names) ofWebpack(name, path.join(root, name, 'webpack.config.ts'));
  // Webpack cleans only the folder of the build itself.
  for (const name of names) rmSync(path.join(distOf(name), 'chunks'), { recursive: true, force: true });
  const failure = new AbortController();
  const configurations = names.flatMap((name) => ['--config', `${name}/webpack.config.ts`]);
  const webpack = () => runWebpack(['--mode', 'production', ...configurations], failure.signal);
  // In parallel: webpack checks no types.
  const running = [
    withProgress('types', () => checkTypes(root, names)),
    withProgress(names.join(' + '), webpack),
  ];
  try {
    await Promise.all(running);
  } catch (error) {
    failure.abort();
    await Promise.allSettled(running);
    throw error;
  }
  for (const name of names) {
    const file = ofWebpack(name, path.join(distOf(name), 'description.json'));
    const description = readJson<AppDescription>(file);
    const styles = builtStyles(path.join(distOf(name), 'web'));
    recordApp(description, styles, path.join(distOf(name), 'contract'));
  }
}

/** A file that webpack builds for an app. @throws Error when it is missing, as in a remote of Vite or Rspack */
function ofWebpack(app: string, file: string): string {
  if (existsSync(file)) return file;
  throw new Error(
    `${app} is not built by the webpack of this repository: ${path.basename(file)} is missing (docs/adding-a-remote.md).`,
  );
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
 * Records the contract of an app from its checked sources (`checkTypes`), without a build.
 * The contract of a build differs in names that only a bundle shows: here, every sheet of `@asia/shared` counts as a
 * sheet of the shell.
 */
export async function recordSources(app: string, out: string): Promise<void> {
  checkPeers(app);
  const shared = app === 'shell' ? [path.join(root, 'shared')] : [];
  recordApp(await describe(app), writtenStyles(path.join(root, app), shared), out);
}

/** Shows the output only of a build that warns or fails. @throws Error with the first error of webpack */
async function runWebpack(words: string[], signal: AbortSignal): Promise<void> {
  const { code, output } = await runProgram(path.join(root, 'node_modules/.bin/webpack'), words, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  if (code !== 0 || output.includes('WARNING')) console.log(output);
  if (code === 0) return;
  const [, error] = /ERROR in (.+(?:\n\s+(?!\S+ compiled with)\S.*)?)/.exec(output) ?? [];
  throw new Error(
    error?.replace(/\s+/g, ' ') ?? `webpack ${words.join(' ')} failed in ${path.basename(root)}.`,
  );
}
