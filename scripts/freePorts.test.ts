import { type AddressInfo, createServer } from 'node:net';
import { freePorts } from './freePorts';

it('says that a port is taken, and how to choose others', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(freePorts(['menu-mfe'], { 'menu-mfe': port })).rejects.toThrow(
    `Port ${port} of menu-mfe is taken.\nStop it, or choose others: DEV_PORT=4000 npm run dev menu-mfe`,
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(freePorts(['menu-mfe'], { 'menu-mfe': port })).resolves.toBeUndefined();
});
