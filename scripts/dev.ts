import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { chooseApps, root, run } from '@asia/releases';

/** Serves apps with Fast Refresh: one alone in its small frame, or all of them together behind the shell. */
async function dev(words: string[]): Promise<void> {
  const apps = chooseApps(words);
  await run('tsx', ['scripts/content/generate.ts']);
  // The binary itself, not npx: killing npx would leave the servers on their ports.
  const servers: ChildProcess[] = apps.map((app) =>
    spawn(path.join(root, 'node_modules/.bin/webpack'), ['serve', '--mode', 'development'], {
      cwd: path.join(root, app),
      stdio: 'inherit',
    }),
  );
  const stop = () => servers.forEach((server) => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  for (const server of servers) server.on('exit', stop);
}

dev(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
