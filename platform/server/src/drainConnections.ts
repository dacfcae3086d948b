import type { Server } from 'node:http';
import { openSockets } from './openSockets';

/** How long a kept connection may still send a request; the answer closes it. */
const LAST_REQUEST_MS = 1_000;

/**
 * Keeps a closing server from cutting answers short. Node counts a connection as idle once its answer is
 * written, although a guest on a slow line may still be receiving it. Here idle connections stay open while
 * any answer is being sent, and while a request may be in flight. The caller repeats `closeIdleConnections`,
 * and sets a limit.
 */
export function drainConnections(server: Server): void {
  const sockets = openSockets(server);
  const closeIdle = server.closeIdleConnections.bind(server);
  let closingSince: number | undefined;
  server.closeIdleConnections = () => {
    closingSince ??= performance.now();
    const underWay = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!underWay && performance.now() - closingSince > LAST_REQUEST_MS) closeIdle();
  };
}
