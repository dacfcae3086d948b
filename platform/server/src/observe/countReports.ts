import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { COUNTED_AT } from '@asia/shared/contracts';
import { sendPlain } from '../answer/sendText';
import { headers } from '../headers';
import type { LiveSite } from '../store/LiveSite';
import { readReport, type Report } from './readReport';

/** For all guests together; a visit sends one or two. More reports are not read. */
const MAX_REPORTS_PER_SECOND = 50;
/** Sixty loads take about eight kilobytes. */
const MAX_BODY_BYTES = 16_384;

const refusals: Readonly<Record<number, string>> = { 413: 'Es demasiado.', 429: 'Son demasiados.' };

export type ReportObserver = (report: Report) => void;

/**
 * Counts reports of pages and browsers: loads and errors of live builds and their fallbacks, and scripts that did not
 * run. Records nothing about the sender.
 */
export const countReports =
  (liveSite: LiveSite, observe: ReportObserver): FastifyPluginAsync =>
  async (app) => {
    await app.register(rateLimit, {
      max: MAX_REPORTS_PER_SECOND,
      timeWindow: 1_000,
      keyGenerator: () => 'all guests',
      ...{ addHeaders: unsaid, addHeadersOnExceeding: unsaid },
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const { statusCode = 500 } = error;
      if (statusCode >= 500) throw error;
      // The body is not read: the connection closes with the answer.
      return sendPlain(reply, statusCode, refusals[statusCode] ?? 'No se entiende.', { connection: 'close' });
    });
    app.post(COUNTED_AT, { bodyLimit: MAX_BODY_BYTES }, (request, reply) => {
      const { loads, errors, blockedScripts } = readReport(request.body);
      const { builds } = liveSite.serving();
      const isLive = (record: { app: string; version: string }) =>
        builds.has(`${record.app}/${record.version}`);
      observe({ loads: loads.filter(isLive), errors: errors.filter(isLive), blockedScripts });
      return reply.code(204).headers(headers.passing).send();
    });
  };

/** Headers of the limiter that only its own clients would read. */
const unsaid = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
};
