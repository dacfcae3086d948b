import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { appNames, compactErrors, compilerCommand, describe, root } from '@asia/app-build';
import { ports } from '@asia/app-build/workspace';
import { runCommand } from '@asia/release-store/runCommand';
import { compareSources } from './check/compareSources';
import { freePorts } from './freePorts';
import { chooseParts } from './parts';
import { prepareContent } from './prepareContent';

// The binaries themselves, not npx: killing npx would leave the servers on their ports.
const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** After the last of several changes that an editor makes at once. */
const SETTLED_MS = 300;

/** Serves apps with Fast Refresh: one standalone, or all of them together behind the shell. */
runCommand(async (words) => {
  const apps = chooseParts(words, appNames);
  await freePorts(apps);
  // An expose without its file, in one line and before any server.
  await Promise.all(apps.map(describe));
  await prepareContent();
  const servers = apps.map((app) => {
    console.log(`${app}: http://localhost:${ports[app]}`);
    return spawn(bin('webpack'), ['serve', '--mode', 'development'], {
      cwd: path.join(root, app),
      stdio: 'inherit',
      // The composed table reads the descriptions of all apps, which are TypeScript.
      env: {
        ...process.env,
        // Fast Refresh is off where a shell has set another.
        NODE_ENV: 'development',
        NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import tsx`,
        // Under its own name npm would install it, and 160 packages, for every build: webpack-cli has it as a peer.
        WEBPACK_DEV_SERVER_PACKAGE: 'dev-server',
      },
    });
  });
  const types = watchTypes(apps);
  const stop = () => {
    servers.forEach((server) => server.kill());
    // The minus sign ends the group: on older Node the compiler is a child of the program that starts it.
    if (types.pid && types.exitCode === null && types.signalCode === null) process.kill(-types.pid);
    process.exit();
  };
  // A closed terminal sends SIGHUP. A signal that ends npm does not reach this process: its parent changes.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && stop(), 200);
  for (const server of servers) server.on('exit', stop);
  // The servers show the content as it was read last.
  onChange('content', () => void prepareContent().catch((error: Error) => console.error(error.message)));
});

/** Calls `work` once after changes below a folder of the project. */
function onChange(folder: string, work: () => void, files = /./): void {
  let timer: NodeJS.Timeout | undefined;
  watch(path.join(root, folder), { recursive: true }, (_event, file) => {
    if (!files.test(file ?? '')) return;
    clearTimeout(timer);
    timer = setTimeout(work, SETTLED_MS);
  });
}

/**
 * Prints type errors after each change, one line each, because webpack checks no types. Without type errors, prints the
 * sentences of a release that would refuse.
 */
function watchTypes(apps: string[]): ChildProcess {
  const compiler = spawn(...compilerCommand(...apps, '--watch', '--preserveWatchOutput'), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  let said = '';
  let comparing = Promise.resolve();
  const compare = () => {
    comparing = comparing.then(compareSources).then(say, (error: Error) => say([error.message]));
  };
  const say = (sentences: string[]) => {
    const text = sentences.join('\n');
    if (text && text !== said) console.log(text);
    said = text;
  };
  // The compiler reads no style sheets.
  for (const app of apps) onChange(`${app}/src`, compare, /\.css$/);
  let lines: string[] = [];
  createInterface({ input: compiler.stdout }).on('line', (line) => {
    lines.push(line);
    const [, count] = /Found (\d+) errors?\. Watching/.exec(line) ?? [];
    if (count === undefined) return;
    console.log(count === '0' ? 'types: in order' : `types:\n${compactErrors(lines.join('\n'))}`);
    if (count === '0') compare();
    lines = [];
  });
  return compiler;
}
