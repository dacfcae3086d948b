import type { FastifyInstance, FastifyRequest } from 'fastify';

/** One answer that is over, as it went. */
export interface Answer {
  request: FastifyRequest;
  /** What is served there, e.g. `/mfe/*`: a handful of different ones. */
  route: string;
  status: number;
  /** Written to the connection, head included. */
  bytes: number;
  seconds: number;
  /** False where the guest went away before the end. */
  whole: boolean;
}

export type AnswerObserver = (answer: Answer) => void;

/** Tells observers of every answer; without observers it costs nothing. */
export function observeAnswers(app: FastifyInstance, observers: readonly AnswerObserver[]): void {
  if (observers.length === 0) return;
  app.addHook('onRequest', (request, { raw }, done) => {
    const started = performance.now();
    const { socket } = request.raw;
    const before = socket.bytesWritten;
    // Not Fastify's own hook: that one is not told of guests who go away.
    raw.once('close', () => {
      const answer: Answer = {
        request,
        route: request.routeOptions.url ?? 'none',
        status: raw.statusCode,
        bytes: socket.bytesWritten - before,
        seconds: (performance.now() - started) / 1_000,
        whole: raw.writableFinished,
      };
      for (const observe of observers) observe(answer);
    });
    done();
  });
}

/** Logs one line for each answer, so that the trouble of a single guest can be found. */
export const logAnswer: AnswerObserver = ({ request, route, status, bytes, seconds, whole }) =>
  request.log.info(
    {
      method: request.method,
      url: request.url,
      route,
      status,
      bytes,
      ms: Math.round(seconds * 1_000_000) / 1_000,
      from: request.ip,
      agent: request.headers['user-agent'],
      ...(!whole && { cut: true }),
    },
    'answered',
  );
