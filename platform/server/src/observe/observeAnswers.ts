import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHEET_PAGE } from '@asia/shared/contracts';

/** How one answer went, for the counters. */
interface Answer {
  /** What is served there, e.g. `/mfe/*`: a handful of different ones. */
  route: string;
  status: number;
  seconds: number;
}

export type AnswerObserver = (answer: Answer) => void;

/** Logs one line for an answer once it is over, so that the trouble of a single guest can be found, and counts it. */
export function observeAnswer(request: FastifyRequest, reply: FastifyReply, count?: AnswerObserver): void {
  const started = performance.now();
  // The address that the connection comes from.
  const { socket, ip: from } = request;
  const { bytesWritten: before } = socket;
  // Not the hook `onResponse`, which does not come when a guest goes away.
  reply.raw.once('close', () => {
    const route = (!request.is404 && request.routeOptions.url) || 'none';
    const status = reply.statusCode;
    const ms = performance.now() - started;
    count?.({ route, status, seconds: ms / 1_000 });
    const answered = {
      method: request.method,
      // Whoever knows the address of the sheet's page may read it.
      url: /^\/hoja-/i.test(request.url) || route.startsWith(SHEET_PAGE) ? SHEET_PAGE : request.url,
      route,
      status,
      // Written to the connection, head included.
      bytes: socket.bytesWritten - before,
      ms: Math.round(ms * 1_000) / 1_000,
      from,
      agent: request.headers['user-agent'],
      // The guest went away before the end.
      ...(!reply.raw.writableFinished && { cut: true }),
    };
    request.log.info(answered, 'answered');
  });
}
