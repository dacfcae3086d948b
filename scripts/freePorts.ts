import { connect } from 'node:net';
import { ports } from '@asia/app-build/workspace';

/** Long enough for a server on this machine. */
const MAX_ANSWER_MS = 1000;

/**
 * Asks for the ports of development servers before anything is compiled.
 * @param places port by app
 * @throws Error that says who has them, and how to choose others
 */
export async function freePorts(apps: readonly string[], places = ports): Promise<void> {
  const lines: string[] = [];
  for (const app of apps) {
    const port = places[app] ?? 0;
    if (await isTaken(port)) lines.push(`Port ${port} of ${app} is taken by ${await whoHas(port)}.`);
  }
  if (lines.length > 0)
    throw new Error(
      [...lines, `Stop it, or choose others: DEV_PORT=4000 npm run dev ${apps.join(' ')}`].join('\n'),
    );
}

const isTaken = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: 'localhost' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Names the program behind a port, as far as its addresses show. */
async function whoHas(port: number): Promise<string> {
  const answers = async (address: string) => {
    const signal = AbortSignal.timeout(MAX_ANSWER_MS);
    const { ok, headers } = await fetch(`http://localhost:${port}${address}`, { signal });
    return ok && !headers.get('content-type')?.includes('html');
  };
  const isOur = (address: string) => answers(address).catch(() => false);
  if (await isOur('/readyz')) return "the site's server (npm start)";
  if (await isOur('/products')) return 'another npm run dev';
  return 'another program';
}
