import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';

export interface Load {
  port: number;
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** Over TLS, whoever signed for the server. */
  tls?: boolean;
  /** Connections kept open, each with one request under way. */
  connections: number;
  seconds: number;
}

/** After so long without a byte, the rest of an answer will not come. */
const PATIENCE_MS = 3_000;

const question = ({ path, headers = {} }: Load): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: localhost',
    ...Object.entries(headers).map((header) => header.join(': ')),
    '',
    '',
  ].join('\r\n');

/** Size of one whole answer in bytes; every later answer has the same, or the run fails. */
async function sizeOfAnswer(socket: Socket, asked: string): Promise<number> {
  let received = Buffer.alloc(0);
  socket.write(asked);
  for (;;) {
    const [chunk] = (await once(socket, 'data')) as [Buffer];
    received = Buffer.concat([received, chunk]);
    const headEnds = received.indexOf('\r\n\r\n');
    if (headEnds === -1) continue;
    const head = received.toString('latin1', 0, headEnds);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    if (!head.startsWith('HTTP/1.1 200') || length === undefined)
      throw new Error(`Cannot count answers like:\n${head}`);
    const size = headEnds + 4 + Number(length);
    if (received.length >= size) return size;
  }
}

/** Asks the same again and again over one connection until told to stop; resolves with the number of answers. */
async function keepAsking(
  socket: Socket,
  asked: string,
  size: number,
  until: () => boolean,
): Promise<number> {
  let answers = 0;
  let missing = size;
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed a connection that was to be kept.')));
    socket.on('data', (chunk: Buffer) => {
      if (missing === size && chunk[9] !== 0x32)
        reject(new Error(`Not a good answer: ${chunk.toString('latin1', 0, 40)}`));
      missing -= chunk.length;
      if (missing > 0) return;
      if (missing < 0) reject(new Error('An answer had another size than the first.'));
      answers += 1;
      missing = size;
      if (until()) resolve(answers);
      else socket.write(asked);
    });
    socket.write(asked);
  });
}

export interface Counted {
  /** Whole answers; the first of each connection, which tells the size of the others, is not among them. */
  answers: number;
  /** From the first counted question to the last counted answer. */
  seconds: number;
  /** Of one whole answer with its headers. */
  bytes: number;
}

/**
 * Loads a server on this machine and counts. It reads bytes instead of parsing answers, so that the counting costs
 * less than the serving.
 * @throws {Error} an answer is not 200, changes its size or the connection is not kept
 */
export async function countAnswers(load: Load): Promise<Counted> {
  const asked = question(load);
  const to = { port: load.port, host: '127.0.0.1', rejectUnauthorized: false };
  const sockets = Array.from({ length: load.connections }, () =>
    (load.tls ? connectSecurely(to) : connect(to)).setNoDelay(true).setTimeout(PATIENCE_MS),
  );
  for (const socket of sockets)
    socket.on('timeout', () =>
      socket.destroy(new Error('An answer did not come, or not as long as the first.')),
    );
  await Promise.all(sockets.map((socket) => once(socket, load.tls ? 'secureConnect' : 'connect')));
  try {
    const sizes = await Promise.all(sockets.map((socket) => sizeOfAnswer(socket, asked)));
    const began = performance.now();
    const ends = began + load.seconds * 1_000;
    const counts = await Promise.all(
      sockets.map((socket, index) =>
        keepAsking(socket, asked, sizes[index] ?? 0, () => performance.now() >= ends),
      ),
    );
    const seconds = (performance.now() - began) / 1_000;
    return { answers: counts.reduce((sum, count) => sum + count, 0), seconds, bytes: sizes[0] ?? 0 };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}
