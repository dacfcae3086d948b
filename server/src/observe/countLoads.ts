import { stat } from 'node:fs/promises';
import path from 'node:path';
import { COUNTED_AT, type LoadRecord } from '@asia/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { headers } from '../headers';
import type { ReleaseStore } from '../store/ReleaseStore';
import { readLoads } from './readLoads';

/** Of all guests together; a visit makes one or two. What comes above that is not read. */
const REPORTS_PER_SECOND = 50;
/** Sixty loads take about eight kilobytes. */
const BODY_BYTES = 16_384;
/** Builds that are counted beside the live ones: each has counters of its own until the server ends. */
const MOST_BUILDS = 100;

export type LoadObserver = (loads: readonly LoadRecord[]) => void;

/** Takes the reports of pages, of builds that the store has; who sends them is not looked at. */
export function countLoads(
  app: FastifyInstance,
  siteDir: string,
  store: ReleaseStore,
  observe: LoadObserver,
): void {
  const isBuild = knownBuilds(siteDir, store);
  const mayPass = atMost(REPORTS_PER_SECOND);
  app.route({
    method: 'POST',
    url: COUNTED_AT,
    bodyLimit: BODY_BYTES,
    onRequest: (_request, reply, done) => {
      if (mayPass()) done();
      else
        void reply
          .code(429)
          .headers({ ...headers.passing, connection: 'close' })
          .send();
    },
    handler: async (request, reply) => {
      const loads = readLoads(request.body);
      const known = await Promise.all(loads.map(isBuild));
      observe(loads.filter((_, index) => known[index]));
      return reply.code(204).headers(headers.passing).send();
    },
  });
}

/** Neither made-up names nor all that a store ever held must become counters of their own. */
function knownBuilds(siteDir: string, store: ReleaseStore): (load: LoadRecord) => Promise<boolean> {
  const known = new Set<string>();
  return async ({ app, version }) => {
    const folder = path.join(siteDir, 'mfe', app, version);
    if (known.has(folder)) return true;
    const { versions } = await store.serving();
    const isFolder = await stat(folder).then(
      (found) => found.isDirectory(),
      () => false,
    );
    if (isFolder && (known.size < MOST_BUILDS || versions[app] === version)) known.add(folder);
    return known.has(folder);
  };
}

function atMost(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1_000);
    if (now !== second) [second, count] = [now, 0];
    return ++count <= perSecond;
  };
}
