import { headers } from '../headers';
import { prepareFile } from './PreparedFile';

/**
 * Served as the service worker if none is to run. Browsers install it as a new version; it then deletes all caches and
 * unregisters itself. A missing file would leave the old worker in place.
 */
const NO_WORKER =
  "addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(caches.keys()" +
  '.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister())));';

export const noWorker = prepareFile(
  { identity: Buffer.from(`${NO_WORKER}\n`) },
  { ...headers.worker, 'content-type': 'text/javascript; charset=utf-8' },
);
