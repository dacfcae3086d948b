import { headers } from '../headers';
import { prepareFile } from './PreparedFile';

/**
 * Stands at the address of the worker where none is to run: the browser takes it for a new version, and it removes all
 * that was kept, and itself. A missing file would leave the old one in place.
 */
export const NO_WORKER =
  "addEventListener('install', () => skipWaiting()); addEventListener('activate', (event) => event.waitUntil(caches.keys()" +
  '.then((names) => Promise.all(names.map((name) => caches.delete(name)))).then(() => registration.unregister())));';

export const noWorker = prepareFile(
  { identity: Buffer.from(`${NO_WORKER}\n`) },
  { ...headers.worker, 'content-type': 'text/javascript; charset=utf-8' },
);
