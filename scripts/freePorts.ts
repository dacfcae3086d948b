import { connect } from 'node:net';
import { ports } from '@asia/app-build/workspace';

/**
 * Asks for the ports of development servers before anything is compiled.
 * @param places port by app
 * @throws Error that says which are taken, and how to choose others
 */
export async function freePorts(apps: readonly string[], places = ports): Promise<void> {
  const lines: string[] = [];
  for (const app of apps) {
    const port = places[app] ?? 0;
    if (await isTaken(port)) lines.push(`Port ${port} of ${app} is taken.`);
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
