import { computeIntegrity } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { clockScript, openHour } from '../harness/clock';
import { FaultServer } from '../harness/FaultServer';
import { openSite } from '../harness/releasedSite';
import { walks } from './walks';
import { isInstalled, WebKit } from './WebKit';

/**
 * Runs first in every document, and keeps what goes wrong there. A document that is left cancels its loads. WebKit
 * refuses each preload of a script, which lacks a hash there: the page requests these files in another way.
 */
const watch = Buffer.from(`${clockScript(openHour)}
const keep = (what) => globalThis.left || (localStorage.errors = (localStorage.errors ?? '') + what + '\\n');
addEventListener('error', ({ target, message }) => {
  if (target === window) keep(message);
  else if (target.rel !== 'preload') keep('Not loaded: ' + (target.src ?? target.href));
}, true);
addEventListener('unhandledrejection', ({ reason }) => keep(reason));`);
const tag = `<script src="/watch.js" crossorigin="anonymous" integrity="${computeIntegrity(watch)}"></script>`;

/** @throws Error when the guest saw something go wrong, or the server no document, or one twice */
async function follow(walk: (typeof walks)[string], site: string): Promise<void> {
  // Documents alone: automated WebKit has no disk cache, so it requests files that are fetched ahead a second time.
  const documents: string[] = [];
  let seen = false;
  const expectOnce = () => {
    const twice = documents.filter((address, at) => documents.indexOf(address) !== at);
    documents.length = 0;
    if (twice.length > 0) throw new Error(`The server saw a document twice: ${twice.join(' ')}`);
  };
  const server = new FaultServer(site, ({ url = '', headers: asked }, answer) => {
    if (url === '/watch.js')
      return { status: 200, headers: { 'content-type': 'text/javascript' }, body: watch };
    if (asked['sec-fetch-mode'] === 'navigate') seen = documents.push(url) > 0;
    if (!answer.headers['content-type']?.startsWith('text/html')) return answer;
    const body = Buffer.from(answer.body.toString().replace('<head>', `<head>${tag}`));
    return { ...answer, body, headers: { ...answer.headers, 'content-length': String(body.length) } };
  });
  const guest = await WebKit.start(await server.start(), expectOnce);
  try {
    await guest.openBrowser();
    await walk(guest, server);
    await guest.noSidewaysScroll();
    expectOnce();
    if (!seen) throw new Error('The server saw no document.');
    const errors = (await guest.read(`(localStorage.errors ?? '').split('\\n')`)) as string[];
    const unexpected = errors.filter((line) => line !== '' && !guest.allowed.test(line));
    if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
  } finally {
    await guest.stop();
    await server.stop();
  }
}

/** Walks through the site in WebKit, each walk with an empty profile. Words choose walks by their titles. */
runCommand(async (words) => {
  if (!isInstalled()) return console.log('skipped: webkit (Debian: apt-get install webkit2gtk-driver xvfb)');
  const site = await openSite();
  const chosen = Object.entries(walks).filter(([title]) => words.every((word) => title.includes(word)));
  if (chosen.length === 0) throw new Error(`No walk has the words ${words.join(' ')} in its title.`);
  for (const [title, walk] of chosen)
    await follow(walk, site.url).then(
      () => console.log(`ok     webkit: ${title}`),
      (error: unknown) => {
        process.exitCode = 1;
        console.log(`FAILED webkit: ${title}\n`, error);
      },
    );
  await site.close();
});
