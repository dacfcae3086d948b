import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

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

function installFromDebian(): void {
  console.log('No Chromium found: installing the one of the distribution.');
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
    stdio: 'inherit',
  });
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
  if (found) return found;
  if (process.getuid?.() === 0 && which('apt-get')) {
    installFromDebian();
    const fresh = installed();
    if (fresh) return fresh;
  }
  throw new Error(
    'The journeys need Chromium. Install it (Debian, Ubuntu: `sudo apt-get install chromium`) ' +
      'or name the one you have: CHROMIUM_PATH=/path/to/chromium npm run e2e',
  );
}
