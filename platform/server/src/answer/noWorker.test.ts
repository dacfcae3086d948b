import { runInNewContext } from 'node:vm';
import { serveStore } from '../testing/serve';

it.each([
  ['of the live release', {}, {}, '/* keeps g1 */'],
  [
    'one that unregisters itself, where the release has none',
    { 'service-worker.js': null },
    {},
    'unregister()',
  ],
  ['one that unregisters itself, where it is switched off', {}, { offline: false }, 'unregister()'],
])('the worker of the site is %s', async (_which, files, options, text) => {
  const server = await serveStore({ files }, options);
  const { statusCode, body, headers } = await server.ask({ url: '/service-worker.js' });
  expect([statusCode, body]).toEqual([200, expect.stringContaining(text)]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  });
});

it.each(['activate', 'message'])('deletes all caches and unregisters itself on %s', async (type) => {
  const listeners: Record<string, (event: object) => void> = {};
  const caches = { keys: () => Promise.resolve(['asia-pages', 'asia-files']), delete: jest.fn() };
  const registration = { unregister: jest.fn() };
  const addEventListener = (on: string, listener: () => void) => (listeners[on] = listener);
  const server = await serveStore({ files: {} }, { offline: false });
  const { body } = await server.ask({ url: '/service-worker.js' });
  runInNewContext(body, { addEventListener, caches, registration });

  let done: Promise<void> | undefined;
  listeners[type]!({ waitUntil: (work: Promise<void>) => (done = work) });
  await done;
  expect(caches.delete.mock.calls).toEqual([['asia-pages'], ['asia-files']]);
  expect(registration.unregister).toHaveBeenCalledTimes(1);
});
