import path from 'node:path';
import { median } from 'simple-statistics';
import { hasNginx, runNginx } from '@asia/server/testing/runNginx';
import { root, type Bench, type Figures } from './Bench';
import { countAnswers } from './countAnswers';
import { inTurns } from './measure';
import { runOwn, type Running } from '../../e2e/harness/runOwn';
import { measureServerMemory } from './serverMemory';

const ROUNDS = 15;
const SECONDS = 0.4;
const CONNECTIONS = 32;

/** @returns our requests a second, and their share of nginx's, compared round by round */
async function measure(address: string, own: Running, nginx: Running | null, tls = false): Promise<Figures> {
  const row = tls ? `${address} over TLS` : address;
  const bytes = new Map<Running, number>();
  const load = (server: Running) => {
    return async (atLeast: number): Promise<number> => {
      const {
        answers,
        seconds,
        bytes: each,
      } = await countAnswers({
        port: server.port,
        path: address,
        tls,
        // Not brotli, for which nginx needs a module of its own.
        headers: { 'Accept-Encoding': 'gzip' },
        connections: CONNECTIONS,
        seconds: atLeast,
      });
      bytes.set(server, each);
      return answers / seconds;
    };
  };
  const asks = { own: load(own), ...(nginx && { nginx: load(nginx) }) };
  // Warms up compilers and caches.
  for (const ask of Object.values(asks)) await ask(1);
  const things = Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, () => ask(SECONDS)]));
  const { own: ours = [], nginx: theirs } = await inTurns(ROUNDS, things);
  return {
    [`${row}: requests a second`]: median(ours),
    [`${row}: bytes an answer`]: bytes.get(own)!,
    ...(nginx && { [`${row}: bytes an answer of nginx`]: bytes.get(nginx)! }),
    ...(theirs && {
      [`${row}: share of nginx`]: median(theirs.map((their, round) => (ours[round] ?? 0) / their)),
    }),
  };
}

/**
 * Requests a second for a page and for the products: one process of this server against one worker of nginx
 * with the reference configuration, on the same files, in turns, over the loopback. Then over TLS, which
 * nginx terminates in front of this server.
 */
export async function measureServer(bench: Bench): Promise<Figures> {
  const { siteDir } = bench;
  const own = await runOwn(siteDir);
  const others = hasNginx()
    ? await Promise.all([
        runNginx(siteDir, path.join(root, 'docs/deploy/nginx.conf')),
        runNginx(siteDir, path.join(root, 'docs/deploy/in-front.conf'), true, own.port),
        runNginx(siteDir, path.join(root, 'docs/deploy/nginx.conf'), true),
      ])
    : [];
  const [nginx = null, inFront, nginxOverTls = null] = others;
  try {
    const figures: Figures = {};
    for (const address of ['/ArrozChino', '/products']) {
      Object.assign(figures, await measure(address, own, nginx));
      if (inFront) Object.assign(figures, await measure(address, inFront, nginxOverTls, true));
    }
    return { ...figures, ...(await measureServerMemory(bench)) };
  } finally {
    for (const other of others) await other.stop();
    await own.stop();
  }
}
