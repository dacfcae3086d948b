import { once } from 'node:events';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Limits for connections; each is far above what a browser on a poor line needs. */
export interface Bounds {
  /** Connections at a time; more are turned away. */
  connections: number;
  /**
   * A connection on which nothing moves for this long is ended. It is longer than a proxy keeps one:
   * otherwise a proxy could send a request on a connection that is just being closed.
   */
  idleMs: number;
  /** An answer may wait this long, plus the time that its bytes take at the slowest pace. */
  answerMs: number;
  slowestBytesPerSecond: number;
  /** How often answers that wait are looked at. */
  everyMs: number;
}

export const bounds: Bounds = {
  connections: 2_048,
  idleMs: 72_000,
  answerMs: 15_000,
  // Half the speed of the oldest mobile networks.
  slowestBytesPerSecond: 4_096,
  everyMs: 5_000,
};

/** How long a kept connection may still send a request to a closing server; the answer closes it. */
const LAST_REQUEST_MS = 1_000;
const SWEEP_MS = 50;

/**
 * Ends connections of guests who hardly read, and keeps a closing server from cutting answers short. Neither is in
 * Node, in Fastify or in a library: see decision 14.
 */
export function limitConnections(server: Server, limits: Bounds = bounds): void {
  server.maxConnections = limits.connections;
  server.timeout = limits.idleMs;
  // The line above ends idle connections; the timer of Node would be a second one for each answer.
  server.keepAliveTimeout = 0;
  const sockets = openSockets(server);
  endSlowReaders(server, sockets, limits);
  finishAnswers(server, sockets);
}

/** Closes a server: answers in flight may finish, for at most `limitMs`. */
export async function closeGracefully(app: FastifyInstance, limitMs: number): Promise<void> {
  const { server } = app;
  const closed = once(server, 'close');
  // First: Fastify then asks guests to connect again, and another server must be the one that accepts them.
  server.close();
  // A connection that was busy when closing began stays open after its answer until the next sweep.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await Promise.all([closed, app.close()]);
  clearInterval(sweep);
  clearTimeout(limit);
}

/** The connections of a server, as they come and go. */
function openSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

interface Waiting {
  /** Bytes the connection was given so far: a new answer changes it. */
  given: number;
  due: number;
}

/**
 * Node itself ends guests who send slowly or do nothing; one who reads a byte now and then is never idle, and would
 * keep an answer in memory for ever.
 */
function endSlowReaders(server: Server, sockets: ReadonlySet<Socket>, limits: Bounds): void {
  const waiting = new WeakMap<Socket, Waiting>();
  const look = () => {
    const now = Date.now();
    for (const socket of sockets) {
      if (socket.writableLength === 0) continue;
      const given = socket.bytesWritten;
      const known = waiting.get(socket);
      if (known?.given !== given) {
        const takesMs = (socket.writableLength / limits.slowestBytesPerSecond) * 1_000;
        waiting.set(socket, { given, due: now + limits.answerMs + takesMs });
      } else if (now > known.due) socket.destroy();
    }
  };
  const sweep = setInterval(look, limits.everyMs).unref();
  server.once('close', () => clearInterval(sweep));
}

/**
 * Node counts a connection as idle once its answer is written, although a guest on a slow line may still be receiving
 * it. Here idle connections stay open while any answer is being sent, and while a request may be in flight.
 */
function finishAnswers(server: Server, sockets: ReadonlySet<Socket>): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  let closingSince: number | undefined;
  server.closeIdleConnections = () => {
    closingSince ??= performance.now();
    const underWay = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!underWay && performance.now() - closingSince > LAST_REQUEST_MS) closeIdle();
  };
}
