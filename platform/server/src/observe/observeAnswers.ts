import type { FastifyReply, FastifyRequest } from 'fastify';

/** How one answer went. */
export interface Answer {
  request: FastifyRequest;
  /** What is served there, e.g. `/mfe/*`: a handful of different ones. */
  route: string;
  status: number;
  /** Written to the connection, head included. */
  bytes: number;
  seconds: number;
  /** Address that the connection comes from. */
  from: string;
  /** False where the guest went away before the end. */
  whole: boolean;
}

export type AnswerObserver = (answer: Answer) => void;

/** Notifies observers of an answer once it is over. */
export function observeAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  observers: readonly AnswerObserver[],
): void {
  const started = performance.now();
  const { socket, ip: from } = request;
  const { bytesWritten: before } = socket;
  // Not the hook `onResponse`, which does not come when a guest goes away.
  reply.raw.once('close', () => {
    const answer: Answer = {
      request,
      route: (!request.is404 && request.routeOptions.url) || 'none',
      status: reply.statusCode,
      bytes: socket.bytesWritten - before,
      seconds: (performance.now() - started) / 1_000,
      from,
      whole: reply.raw.writableFinished,
    };
    for (const observe of observers) observe(answer);
  });
}

/** Logs one line for each answer, so that the trouble of a single guest can be found. */
export const logAnswer: AnswerObserver = ({ request, route, status, bytes, seconds, from, whole }) =>
  request.log.info(
    {
      method: request.method,
      url: request.url,
      route,
      status,
      bytes,
      ms: Math.round(seconds * 1_000_000) / 1_000,
      from,
      agent: request.headers['user-agent'],
      ...(!whole && { cut: true }),
    },
    'answered',
  );
