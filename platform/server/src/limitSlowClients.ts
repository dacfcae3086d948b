import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { openSockets } from './openSockets';

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

interface Waiting {
  /** Bytes the connection was given so far: a new answer changes it. */
  given: number;
  due: number;
}

/**
 * Ends connections of guests who hardly read. Node itself ends those who send slowly or do nothing; a guest
 * who reads a byte now and then is never idle, and would keep an answer in memory for ever.
 */
export function limitSlowClients(server: Server, limits: Bounds = bounds): void {
  server.maxConnections = limits.connections;
  server.timeout = limits.idleMs;
  const sockets = openSockets(server);
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
