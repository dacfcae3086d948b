import { spawn } from 'node:child_process';
import path from 'node:path';
import { singletons } from '@asia/presets/sharedModules';
import { ports, root } from '@asia/presets/workspace';
import type { AppDescription } from '@asia/shared/contracts';
import { checkDescription } from '../contract/checkDescription';
import { checkTypes } from '../contract/checkTypes';
import { recordContract } from '../contract/recordContract';
import { readJson } from '../store/ReleaseStore';

export { root };

/** The apps of this workspace. */
export const appNames = Object.keys(ports);

/** Development builds carry React's warnings and are never released. */
export type Mode = 'production' | 'development';

/** Where the build of an app is written. */
export const distOf = (app: string, mode: Mode) => path.join(root, app, 'dist', mode);

/**
 * The apps that a command line means: none or `all` means every app.
 * @throws Error that names the known apps
 */
export function chooseApps(words: string[]): string[] {
  if (words.length === 0 || words.includes('all')) return appNames;
  const unknown = words.find((word) => !appNames.includes(word));
  if (unknown) throw new Error(`There is no app "${unknown}" here. Known: ${appNames.join(', ')}.`);
  return appNames.filter((name) => words.includes(name));
}

/**
 * Checks content and types, and builds apps with webpack, two at a time.
 * @throws Error that names what failed, or with one line per type error
 */
export async function buildApps(names: string[], mode: Mode = 'production'): Promise<void> {
  await run('tsx', ['scripts/content/generate.ts']);
  await checkTypes(root, names);
  const waiting = [...names];
  const worker = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) await buildApp(name, mode);
  };
  await Promise.all([worker(), worker()]);
}

async function buildApp(name: string, mode: Mode): Promise<void> {
  const started = Date.now();
  const folder = path.join(root, name);
  await run('webpack', ['--mode', mode], folder);
  const description = readJson<AppDescription>(path.join(distOf(name, mode), 'description.json'));
  const wrong = checkDescription(folder, description);
  if (wrong.length > 0) throw new Error(wrong.join('\n'));
  recordContract({
    folder,
    shared: path.join(root, 'shared'),
    out: path.join(distOf(name, mode), 'contract'),
    description,
    singletons,
  });
  console.log(`built ${name} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Runs a command of this project's own packages. @throws Error when it fails */
export function run(command: string, args: string[], cwd = root, env: NodeJS.ProcessEnv = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`${command} ${args.join(' ')} failed in ${path.basename(cwd)}.`)),
    );
  });
}
