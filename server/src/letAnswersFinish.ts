import type { Server } from 'node:http';
import { openSockets } from './openSockets';

/**
 * Keeps a closing server from cutting answers short. Node counts a connection as idle once its answer is written,
 * although a guest on a slow line may still be receiving it; here no idle connection is closed while any answer is
 * under way. Whoever closes the server has to ask again, and to set a limit.
 */
export function letAnswersFinish(server: Server): void {
  const sockets = openSockets(server);
  const closeIdle = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    const underWay = [...sockets].some(({ writableLength }) => writableLength > 0);
    if (!underWay) closeIdle();
  };
}
