import path from 'node:path';
import { hasNginx, runNginx } from '../server/src/testing/runNginx';
import { root, type Bench, type Figures } from './Bench';
import { countAnswers } from './countAnswers';
import { inTurns, median } from './measure';
import { runOwn, type Running } from './runOwn';
import { measureServerMemory } from './serverMemory';

const ROUNDS = 15;
const SECONDS = 0.4;
const CONNECTIONS = 32;

/** @returns our requests a second, and their share of nginx's round by round: what disturbs a turn disturbs its neighbour too */
async function measure(address: string, own: Running, nginx: Running | null): Promise<Figures> {
  const load = ({ port }: Running) => {
    return async (atLeast: number): Promise<number> => {
      const { answers, seconds } = await countAnswers({
        port,
        path: address,
        // What nginx has too: it needs a module of its own for brotli.
        headers: { 'Accept-Encoding': 'gzip' },
        connections: CONNECTIONS,
        seconds: atLeast,
      });
      return answers / seconds;
    };
  };
  const asks = { own: load(own), ...(nginx && { nginx: load(nginx) }) };
  // Compilers and caches first.
  for (const ask of Object.values(asks)) await ask(1);
  const things = Object.fromEntries(Object.entries(asks).map(([name, ask]) => [name, () => ask(SECONDS)]));
  const { own: ours = [], nginx: theirs } = await inTurns(ROUNDS, things);
  return {
    [`${address}: requests a second`]: median(ours),
    ...(theirs && {
      [`${address}: share of nginx`]: median(theirs.map((their, round) => (ours[round] ?? 0) / their)),
    }),
  };
}

/**
 * Requests a second of a page and of the products, by one process of this server and one worker of nginx with the
 * reference configuration, on the same files, in turns, over the loopback.
 */
export async function measureServer(bench: Bench): Promise<Figures> {
  const { siteDir } = bench;
  const own = await runOwn(siteDir);
  const nginx = hasNginx() ? await runNginx(siteDir, path.join(root, 'docs/nginx.conf')) : null;
  try {
    const figures: Figures = {};
    for (const address of ['/ArrozChino', '/products'])
      Object.assign(figures, await measure(address, own, nginx));
    return { ...figures, ...(await measureServerMemory(bench)) };
  } finally {
    await own.stop();
    await nginx?.stop();
  }
}
