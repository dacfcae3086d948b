import { serve, serveStore } from '../testing/serve';
import { writeStore } from '../testing/writeStore';

const url = '/service-worker.js';
const leaves = 'registration.unregister()';

describe('the worker of the site', () => {
  it('is that of the live release, and is revalidated each time', async () => {
    const { body, headers } = await (await serveStore()).ask({ url });
    expect(body).toBe('/* keeps g1 */');
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });

  it('is one that unregisters itself where the release has none, and where it is switched off', async () => {
    const without = await serveStore({ files: { 'service-worker.js': null } });
    const off = await serve(await writeStore(), { offline: false });
    for (const server of [without, off]) {
      const { statusCode, body, headers } = await server.ask({ url });
      expect([statusCode, headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(body).toContain(leaves);
    }
  });
});
