import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { LoadRecord } from '@asia/shared/contracts';
import { sendPlain } from '../answer/sendText';
import { headers } from '../headers';
import type { LiveSite } from '../store/LiveSite';
import { readLoads } from './readLoads';

/** Of all guests together; a visit sends one or two. More are not read. */
const REPORTS_PER_SECOND = 50;
/** Sixty loads take about eight kilobytes. */
const BODY_BYTES = 16_384;
/** Builds that are counted beside the live ones: the counters of each stay until the server ends. */
const MOST_BUILDS = 100;

export type LoadObserver = (loads: readonly LoadRecord[]) => void;

/** Counts the loads that pages report, of builds in the release store. Records nothing about the sender. */
export function countLoads(
  siteDir: string,
  liveSite: LiveSite,
  observe: LoadObserver,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const isBuild = knownBuilds(siteDir, liveSite);
  const mayPass = atMost(REPORTS_PER_SECOND);
  return async (request, response) => {
    // A body that is not read ends the connection.
    const refuse = (status: number, why: string) => sendPlain(response, status, why, { connection: 'close' });
    if (!mayPass()) return refuse(429, 'Son demasiados.');
    // Browsers send the length of a report; Node reads no more than that.
    const length = Number(request.headers['content-length'] ?? Infinity);
    if (!(length <= BODY_BYTES)) return refuse(413, 'Es demasiado.');
    const loads = readLoads(await text(request).catch(() => ''));
    const known = await Promise.all(loads.map(isBuild));
    observe(loads.filter((_, index) => known[index]));
    response.writeHead(204, headers.passing).end();
  };
}

/** Only known builds get counters: not made-up names, and not every build that a release store ever held. */
function knownBuilds(siteDir: string, liveSite: LiveSite): (load: LoadRecord) => Promise<boolean> {
  const known = new Set<string>();
  return async ({ app, version }) => {
    const folder = path.join(siteDir, 'mfe', app, version);
    if (known.has(folder)) return true;
    const { versions } = await liveSite.serving();
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
