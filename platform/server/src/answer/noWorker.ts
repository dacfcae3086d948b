import { headers } from '../headers';
import { prepareFile } from './PreparedFile';

/**
 * Served as the service worker if none is to run. Browsers install it as a new version; it then deletes all caches and
 * unregisters itself. A missing file would leave the old worker in place. A page that registers it just afterwards
 * revives it in Chromium without `activate`: the message that such a page sends removes it again.
 */
const NO_WORKER = `const leave = async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
};
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
addEventListener('message', (event) => event.waitUntil(leave()));
`;

export const noWorker = prepareFile(
  { identity: Buffer.from(NO_WORKER) },
  { ...headers.worker, 'content-type': 'text/javascript; charset=utf-8' },
);
