import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A server that runs in another process. */
export interface Running {
  port: number;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** The server as `npm start` runs it, in a process of its own. */
export async function runOwn(siteDir: string): Promise<Running & { pid: number }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'platform/server/src/main.ts'], {
    cwd: path.join(__dirname, '../..'),
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', SITE_DIR: siteDir, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const closed = once(child, 'close');
  // Lines of its log may come before its address.
  let output = '';
  const address = new Promise<string | undefined>((resolve) => {
    child.stdout.on('data', (piece) => {
      output += String(piece);
      const [, port] = /^Asia: .*:(\d+)$/m.exec(output) ?? [];
      if (port) resolve(port);
    });
  });
  const port = Number(await Promise.race([address, closed.then(() => undefined)]));
  if (!port) throw new Error(`The server did not start: ${output}`);
  return {
    port,
    pid: child.pid!,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await closed;
    },
  };
}
