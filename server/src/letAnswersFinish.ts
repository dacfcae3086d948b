import type { Server } from 'node:http';
import { openSockets } from './openSockets';

/** So long a kept connection may bring one more request, whose answer then says that it is the last. */
const LAST_REQUEST_MS = 1_000;

/**
 * Keeps a closing server from cutting answers short. Node counts a connection as idle once its answer is written,
 * although a guest on a slow line may still be receiving it; here no idle connection is closed while any answer is
 * under way, nor while a request may be on its way: what is cut then looks like a reset to the guest. Whoever closes the server has to ask again, and to set a limit.
 */
export function letAnswersFinish(server: Server): void {
  const sockets = openSockets(server);
  const closeIdle = server.closeIdleConnections.bind(server);
  let closingSince: number | undefined;
  server.closeIdleConnections = () => {
    closingSince ??= performance.now();
    const underWay = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!underWay && performance.now() - closingSince > LAST_REQUEST_MS) closeIdle();
  };
}
