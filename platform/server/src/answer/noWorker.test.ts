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
