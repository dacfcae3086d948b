import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freePorts } from './freePorts';

let server: Server;
afterEach(() => server.close());

/** Answers `200` with JSON at one address, and with HTML at every other. @returns the port */
function serve(address: string): Promise<number> {
  server = createServer(({ url }, response) => {
    response.setHeader('content-type', url === address ? 'application/json' : 'text/html').end('{}');
  });
  return new Promise((resolve) =>
    server.listen(0, 'localhost', () => resolve((server.address() as AddressInfo).port)),
  );
}

it.each([
  ['/readyz', "the site's server (npm start)"],
  ['/products', 'another npm run dev'],
  ['/', 'another program'],
])('says who has a port, by its answer at %s, and how to choose others', async (address, who) => {
  const port = await serve(address);
  await expect(freePorts(['menu-mfe'], { 'menu-mfe': port })).rejects.toThrow(
    `Port ${port} of menu-mfe is taken by ${who}.\nStop it, or choose others: DEV_PORT=4000 npm run dev menu-mfe`,
  );
  server.close();
  await expect(freePorts(['menu-mfe'], { 'menu-mfe': port })).resolves.toBeUndefined();
});
