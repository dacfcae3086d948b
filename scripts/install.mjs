// @ts-check
// Plain Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.installed-from');

/** Installs exactly what the lockfile says, unless that was done already. Ends the process when it fails. */
export function install() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(
      `Node ${process.versions.node} is too old: this project needs Node 20.19 or newer. Install it, then try again.`,
    );
  }
  // Some packages bring parts for one version of Node: another one installs anew.
  const wanted = createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .update(String(major))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  // Not `npm ci`: it refuses a lockfile that lacks optional packages for other platforms than the author's.
  runOrExit('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
  writeFileSync(stamp, wanted);
}

/**
 * Runs a TypeScript script of this project with the installed tools; ends the process with its code.
 * @param {string} script relative to the root
 * @param {string[]} args
 */
export function runScript(script, args) {
  runOrExit(process.execPath, ['--import', 'tsx', path.join(root, script), ...args]);
}

/** @param {string} command @param {string[]} args */
function runOrExit(command, args) {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) fail(`${command} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(message);
  process.exit(1);
}
