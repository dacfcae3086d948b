// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * @typedef {{ name: string, container: string, folder: string, port: number, exposes?: Record<string, string> }} App
 */

/** @type {{ shell: App, remotes: (App & { exposes: Record<string, string> })[] }} */
const table = JSON.parse(readFileSync(path.join(root, 'remotes.json'), 'utf8'));

/** The shell and every remote, from the one table. */
export const apps = [table.shell, ...table.remotes];

/**
 * @param {string} name folder name of an app
 * @returns {App}
 */
export function findApp(name) {
  const app = apps.find((candidate) => candidate.name === name);
  if (!app) throw new Error(`There is no app "${name}". Known: ${apps.map((a) => a.name).join(', ')}.`);
  return app;
}

/** @returns {Record<string, string>} exact versions of what the root package depends on */
export function dependencyVersions() {
  const manifest = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { ...manifest.dependencies, ...manifest.devDependencies };
}

/** @returns {string} semantic version of `@asia/shared` */
export function sharedVersion() {
  return JSON.parse(readFileSync(path.join(root, 'shared/package.json'), 'utf8')).version;
}
