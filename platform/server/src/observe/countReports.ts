import { stat } from 'node:fs/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyError, FastifyPluginAsync } from 'fastify';
import { COUNTED_AT, type LoadRecord } from '@asia/shared/contracts';
import { sendPlain } from '../answer/sendText';
import { headers } from '../headers';
import type { LiveSite } from '../store/LiveSite';
import { readReport, type Report } from './readReport';

/** For all guests together; a visit sends one or two. More reports are not read. */
const MAX_REPORTS_PER_SECOND = 50;
/** Sixty loads take about eight kilobytes. */
const MAX_BODY_BYTES = 16_384;
/** Builds with counters beside the live ones: the counters of each stay until the server ends. */
const MAX_BUILDS = 100;

const refusals: Readonly<Record<number, string>> = { 413: 'Es demasiado.', 429: 'Son demasiados.' };

export type ReportObserver = (report: Report) => void;

/**
 * Counts reports of pages and browsers: loads of stored builds, errors of live builds and their fallbacks, and scripts
 * that did not run. Records nothing about the sender.
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
    const isBuild = knownBuilds(liveSite);
    app.post(COUNTED_AT, { bodyLimit: MAX_BODY_BYTES }, async (request, reply) => {
      const { loads, errors, blockedScripts } = readReport(request.body);
      const known = await Promise.all(loads.map(isBuild));
      const { builds } = liveSite.serving();
      observe({
        loads: loads.filter((_, index) => known[index]),
        errors: errors.filter(({ app: name, version }) => builds.has(`${name}/${version}`)),
        blockedScripts,
      });
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

/** Only known builds get counters: not made-up names, and not every build that a release store ever held. */
function knownBuilds(liveSite: LiveSite): (load: LoadRecord) => Promise<boolean> {
  const known = new Set<string>();
  return async ({ app, version }) => {
    const folder = liveSite.folder.path(`mfe/${app}/${version}`);
    if (known.has(folder)) return true;
    const { versions } = liveSite.serving();
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder && (known.size < MAX_BUILDS || versions[app] === version)) known.add(folder);
    return known.has(folder);
  };
}
