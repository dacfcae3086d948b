import type { Server, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const SWEEP_MS = 50;
/** Limit of a restart; answers that are still being sent then are cut. */
const SHUTDOWN_MS = 4_500;

/** Keeps idle connections open until all answers are sent: Node counts a connection as idle that is still sending. */
export function finishAnswers(server: Server): void {
  const closeIdle = server.closeIdleConnections.bind(server);
  let underWay = 0;
  server.on('request', (_request, response: ServerResponse) => {
    underWay += 1;
    response.once('close', () => (underWay -= 1));
  });
  server.closeIdleConnections = () => {
    if (underWay === 0) closeIdle();
  };
}

/** Closes a server: answers in flight may finish, for at most `limitMs`. */
export async function closeGracefully(app: FastifyInstance, limitMs = SHUTDOWN_MS): Promise<void> {
  const { server } = app;
  // A connection that was busy when closing began stays open after its answer until the next sweep.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  await app.close();
  clearInterval(sweep);
  clearTimeout(limit);
}
