import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The browser without a user interface: the same engine, with half the work for a page. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

function installed(names: readonly string[]): string | undefined {
  const places = names.map((name) => `/usr/bin/${name}`).filter((file) => existsSync(file));
  return places[0] ?? names.map(which).find((file) => file !== undefined);
}

/** Whether packages of Debian may be installed here. */
const mayInstall = () => process.getuid?.() === 0 && which('apt-get') !== undefined;

/** Installs the wanted browser; not every distribution has the first package. */
function install(whole: boolean): string | undefined {
  spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  const known = (name: string) => spawnSync('apt-cache', ['show', name]).status === 0;
  const name = !whole && known(SHELL) ? SHELL : 'chromium';
  console.log(`Installing ${name}, which drives the journeys.`);
  const args = ['install', '-y', '-q', '--no-install-recommends', name];
  spawnSync('apt-get', args, { stdio: 'inherit' });
  return installed([SHELL, ...WHOLE]);
}

/**
 * The Chromium to drive: `CHROMIUM_PATH`, an installed one, or the distribution's, installed if allowed.
 * @param whole the complete browser, which paints as a guest's does; journeys are quicker without its user interface
 * @throws Error that explains how to get one
 */
export function findChromium(whole = false): string {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen))
    throw new Error(`CHROMIUM_PATH names ${chosen}, and there is no such file.`);
  if (chosen) return chosen;
  const found =
    installed(whole ? WHOLE : [SHELL, ...WHOLE]) ?? (mayInstall() ? install(whole) : installed([SHELL]));
  if (found) return found;
  throw new Error(
    'The journeys need Chromium. Install it (Debian, Ubuntu: `sudo apt-get install chromium`) ' +
      'or name the one you have: CHROMIUM_PATH=/path/to/chromium npm run e2e',
  );
}
