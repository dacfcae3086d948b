// @ts-check
// Plain Node: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stamp = path.join(root, 'node_modules/.installed-from');

const [major] = process.versions.node.split('.');

/** Names an installation: its version of Node, and a hash of the lockfile. */
function wanted() {
  const lock = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return `Node ${major}, ${lock.digest('hex')}`;
}

/** Whether what only development and tests need is installed. */
export const hasTools = () => existsSync(path.join(root, 'node_modules/jest/package.json'));

/**
 * Installs the packages of the lockfile, unless that is done already. Ends the process when it fails.
 * @param {{ tools?: boolean }} [options] `tools`: also packages that only development and tests need; installed
 * packages stay
 */
export function install({ tools = true } = {}) {
  checkNode();
  const present = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  const isCurrent = present === wanted();
  if (isCurrent && (!tools || hasTools())) return;
  if (isCurrent) console.log('Installing what development and tests need besides.');
  // Some packages hold files for one version of Node: another version needs a clean installation.
  const isClean = !existsSync(path.dirname(stamp)) || (present && !present.startsWith(`Node ${major},`));
  const command = isClean ? ['ci'] : ['install', '--no-save'];
  const development = tools || hasTools() ? '--include=dev' : '--omit=dev';
  // Without our `prepare`: it checks the owner's content, and a wrong row must not stop the installation.
  runOrExit('npm', [...command, development, '--no-audit', '--no-fund', '--ignore-scripts']);
  writeFileSync(stamp, wanted());
}

/** Ends the process when this Node does not fit `engines`, e.g. `^20.19.0 || ^22.13.0 || >=24.0.0`. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const fits = [...engines.node.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(([, sign, first, second]) =>
    major === Number(first) ? minor >= Number(second) : sign === '>=' && major > Number(first),
  );
  if (fits) return;
  fail(
    `Node ${process.versions.node} does not fit: this project needs ${engines.node}. Install Node 22 or 24, then try again.`,
  );
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

// `npm install` runs this file at its end (`prepare`): the next `npm start` has nothing to install.
if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(stamp, wanted());
