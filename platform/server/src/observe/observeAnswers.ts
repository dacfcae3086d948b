import type { FastifyReply, FastifyRequest } from 'fastify';
import { SHEET_PAGE } from '@asia/shared/contracts';

/** The result of one answer, for the counters. */
interface Answer {
  /** Route of the answer, e.g. `/mfe/*`: one of a few. */
  route: string;
  status: number;
  seconds: number;
}

export type AnswerObserver = (answer: Answer) => void;

/** The status that nginx logs, too, when a guest goes away before the end of an answer. */
const ABORTED = 499;

/** Logs one line for each finished answer, so that a single guest's trouble can be found, and counts the answer. */
export function observeAnswer(request: FastifyRequest, reply: FastifyReply, count?: AnswerObserver): void {
  const started = performance.now();
  // The address that the connection comes from.
  const { socket, ip: from } = request;
  const { bytesWritten: before } = socket;
  // Not the hook `onResponse`, which does not come when a guest goes away.
  reply.raw.once('close', () => {
    const route = (!request.is404 && request.routeOptions.url) || 'none';
    // Node calls an answer finished, too, whose connection ended while it was being written.
    const isAborted = reply.statusCode < 400 && socket.destroyed;
    const status = isAborted ? ABORTED : reply.statusCode;
    const ms = performance.now() - started;
    count?.({ route, status, seconds: ms / 1_000 });
    const answered = {
      method: request.method,
      // The address of the sheet's page is a key.
      url: /^\/hoja-/i.test(request.url) || route.startsWith(SHEET_PAGE) ? SHEET_PAGE : request.url,
      route,
      status,
      // Written to the connection, head included.
      bytes: socket.bytesWritten - before,
      ms: Math.round(ms * 1_000) / 1_000,
      from,
      agent: request.headers['user-agent'],
    };
    request.log.info(answered, 'answered');
  });
}
