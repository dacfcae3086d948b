import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Logger } from 'pino';

/** How one answer went. */
export interface Answer {
  request: IncomingMessage;
  /** What is served there, e.g. `/mfe/*`: a handful of different ones. */
  route: string;
  status: number;
  /** Written to the connection, head included. */
  bytes: number;
  seconds: number;
  /** Address that the connection comes from. */
  from: string | undefined;
  /** False where the guest went away before the end. */
  whole: boolean;
}

export type AnswerObserver = (answer: Answer) => void;

/** Notifies observers of an answer once it is over. */
export function observeAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  route: string,
  observers: readonly AnswerObserver[],
): void {
  const started = performance.now();
  const { socket } = request;
  const { bytesWritten: before, remoteAddress: from } = socket;
  // Not `finish`, which does not come when a guest goes away.
  response.once('close', () => {
    const answer: Answer = {
      request,
      route,
      status: response.statusCode,
      bytes: socket.bytesWritten - before,
      seconds: (performance.now() - started) / 1_000,
      from,
      whole: response.writableFinished,
    };
    for (const observe of observers) observe(answer);
  });
}

const ids = new WeakMap<IncomingMessage, string>();

/** The id that a proxy gave the request, so that both logs can be read together; else a new one. */
export function requestId(request: IncomingMessage): string {
  const given = request.headers['x-request-id'] || ids.get(request);
  if (typeof given === 'string') return given;
  const own = randomUUID();
  ids.set(request, own);
  return own;
}

/** Logs one line for each answer, so that the trouble of a single guest can be found. */
export const logAnswers =
  (log: Logger): AnswerObserver =>
  ({ request, route, status, bytes, seconds, from, whole }) =>
    log.info(
      {
        reqId: requestId(request),
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
