import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The browser without its windows goes before a whole one: the same engine, for half the work of a page. */
const SHELL = 'chromium-headless-shell';
const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function which(name: string): string | undefined {
  try {
    return (
      execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() ||
      undefined
    );
  } catch {
    return undefined;
  }
}

function installed(): string | undefined {
  const places = names.map((name) => `/usr/bin/${name}`).filter((file) => existsSync(file));
  return places[0] ?? names.map(which).find((file) => file !== undefined);
}

/** Whether packages of Debian may be installed here. */
const mayInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined;

/** @returns whether it is there now: not where the distribution has no such package */
function install(name: string): boolean {
  console.log(`Installing ${name}, which drives the journeys.`);
  const words = ['install', '-y', '-q', '--no-install-recommends', name];
  return spawnSync('apt-get', words, { stdio: 'inherit' }).status === 0;
}

/**
 * The Chromium to drive: `CHROMIUM_PATH`, an installed one, or the distribution's, installed when we may.
 * @throws Error that says how to get one
 */
export function findChromium(): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  const found = chosen || installed();
  if (found && (chosen || path.basename(found) === SHELL || !mayInstall())) return found;
  if (mayInstall()) {
    if (!found) spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
    // Where the distribution has no such package, a whole browser does.
    const known = spawnSync('apt-cache', ['show', SHELL]).status === 0;
    if ((known && install(SHELL)) || found || install('chromium')) return installed() ?? '';
  }
  throw new Error(
    'The journeys need Chromium. Install it (Debian, Ubuntu: `sudo apt-get install chromium`) ' +
      'or name the one you have: CHROMIUM_PATH=/path/to/chromium npm run e2e',
  );
}
