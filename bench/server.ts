import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { hasNginx, runNginx } from '../server/src/testing/runNginx';
import { inTurns, median, rounded, spread } from './measure';
import { countAnswers } from './countAnswers';

const root = path.resolve(__dirname, '..');
const ROUNDS = 15;
const SECONDS = 0.4;
const CONNECTIONS = 32;

export interface ServedAddress {
  path: string;
  /** Requests a second, medians of the rounds: for reading, not for comparing across machines. */
  own: number;
  nginx: number | null;
  /** Own divided by nginx, the median of the rounds, or null where nginx is not installed. */
  ratio: number | null;
  /** How far the ratios of the rounds lie apart; above a half, the machine was too busy to say. */
  spread: number | null;
}

interface Running {
  port: number;
  stop(): Promise<void>;
}

/** The server as `npm start` runs it, in a process of its own. */
async function runOwn(siteDir: string): Promise<Running> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  const said = await Promise.race([once(child.stdout, 'data'), closed.then(() => [''])]);
  const port = Number(/:(\d+)\s*$/.exec(String(said[0]))?.[1]);
  if (!port) throw new Error('The server did not start.');
  return {
    port,
    stop: async () => {
      child.kill('SIGTERM');
      await closed;
    },
  };
}

async function measure(address: string, own: Running, nginx: Running | null): Promise<ServedAddress> {
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
  const { own: ours = [], nginx: theirs = null } = await inTurns(ROUNDS, things);
  // Round by round: what disturbs one turn mostly disturbs its neighbour too.
  const ratios = theirs?.map((their, round) => (ours[round] ?? 0) / their) ?? null;
  return {
    path: address,
    own: Math.round(median(ours)),
    nginx: theirs && Math.round(median(theirs)),
    ratio: ratios && rounded(median(ratios)),
    spread: ratios && rounded(spread(ratios)),
  };
}

/**
 * Requests a second of a page and of the products, by one process of this server and one worker of nginx with the
 * reference configuration, on the same files, in turns, over the loopback.
 * @param siteDir a release store with something live
 */
export async function benchServer(siteDir: string): Promise<ServedAddress[]> {
  const store = path.resolve(root, siteDir);
  const own = await runOwn(store);
  const nginx = hasNginx() ? await runNginx(store, path.join(root, 'docs/nginx.conf')) : null;
  try {
    const served: ServedAddress[] = [];
    for (const address of ['/ArrozChino', '/products']) served.push(await measure(address, own, nginx));
    return served;
  } finally {
    await own.stop();
    await nginx?.stop();
  }
}
