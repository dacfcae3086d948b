import { once } from 'node:events';
import { connect } from 'node:net';
import { COUNTED_AT } from '@asia/shared/contracts';
import { serveStore } from './testing/serve';

/** The limit of 15 s, and the 5 s after which Node looks again. */
const PROMISED_MS = 21_000;

it('a sender of a byte a second is aborted in its head, in a body and in a report', async () => {
  const { port } = await serveStore({}, { reportsTo: COUNTED_AT });
  const head = 'Host: asia\r\nContent-Length: 9000\r\n\r\n';
  const secondsOpen = async (start: string) => {
    const socket = connect(port, '127.0.0.1');
    const started = Date.now();
    socket.on('error', () => undefined).resume();
    socket.write(start);
    const bytes = setInterval(() => socket.write('a'), 1_000);
    await once(socket, 'close');
    clearInterval(bytes);
    return Date.now() - started;
  };
  const starts = [
    'GET /Menu HTTP/1.1\r\nHost: asia\r\nCookie: ',
    `GET /Menu HTTP/1.1\r\n${head}`,
    `POST ${COUNTED_AT} HTTP/1.1\r\n${head}`,
  ];
  for (const open of await Promise.all(starts.map(secondsOpen))) expect(open).toBeLessThan(PROMISED_MS);
}, 90_000);
