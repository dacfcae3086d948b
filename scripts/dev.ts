import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ports } from '@asia/app-build/workspace';
import { chooseApps, compactErrors, compilerCommand, root } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';
import { prepareContent } from './prepareContent';

// The binaries themselves, not npx: killing npx would leave the servers on their ports.
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Serves apps with Fast Refresh: one standalone, or all of them together behind the shell. */
runCommand(async (words) => {
  const apps = chooseApps(words);
  await prepareContent();
  const servers = apps.map((app) => {
    console.log(`${app}: http://localhost:${ports[app]}`);
    return spawn(bin('webpack'), ['serve', '--mode', 'development'], {
      cwd: path.join(root, app),
      stdio: 'inherit',
      // The composed table reads the descriptions of all apps, which are TypeScript.
      env: {
        ...process.env,
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import tsx`,
        // Under its own name npm would install it, and 160 packages with it, for every build: webpack-cli has it as a peer.
        WEBPACK_DEV_SERVER_PACKAGE: 'dev-server',
      },
    });
  });
  const types = watchTypes(apps);
  const stop = () => {
    servers.forEach((server) => server.kill());
    // The minus sign ends the group: on older Node the compiler is a child of the program that starts it.
    if (types.pid && types.exitCode === null && types.signalCode === null) process.kill(-types.pid);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  for (const server of servers) server.on('exit', stop);
});

/** Prints type errors after each change, one line each: webpack itself checks no types. */
function watchTypes(apps: string[]): ChildProcess {
  const compiler = spawn(...compilerCommand(...apps, '--watch', '--preserveWatchOutput'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let lines: string[] = [];
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    lines.push(line);
    const [, count] = /Found (\d+) errors?\. Watching/.exec(line) ?? [];
    if (count === undefined) return;
    console.log(count === '0' ? 'types: in order' : `types:\n${compactErrors(lines.join('\n'))}`);
    lines = [];
  });
  return compiler;
}
