import { parseArgs } from 'node:util';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import {
  buildCounts,
  type Counted,
  escapeControls,
  findRoute,
  listReleases,
  liveRoutes,
} from '@asia/releases';

/** Lists live and earlier builds, or routes; docs/commands.md has the words and options. */
runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [word, address] = positionals;
  const store = ReleaseStore.fromEnvironment();
  if (word === 'routes') return printRoutes(store, address);
  const { location } = store.files;
  const history = await store.deployments.history();
  const counted = await askServer();
  if (values.json) {
    const deployments = history.map((entry) => (entry instanceof Error ? { damaged: entry.message } : entry));
    return console.log(escapeControls({ location, deployments, counted }, 2));
  }
  console.log(`${location}, generation ${(await store.live())?.number ?? 'none'}`);
  for (const line of listReleases({ history, counted })) console.log(line);
});

async function printRoutes(store: ReleaseStore, address?: string): Promise<void> {
  const routes = await liveRoutes(store);
  const found = address === undefined ? undefined : findRoute(routes, address);
  if (address !== undefined && !found)
    console.log(`No live app has ${address}: guests get the page of * with status 404. Known addresses:`);
  for (const { path, app, version, page, file } of found ? [found] : routes)
    console.log(`${path.padEnd(16)}  ${app} ${version}  ${page}  ${file}`);
}

/** Counters of the server of this machine. Prints on the error stream if no server was asked, or none answers. */
async function askServer(): Promise<Counted | undefined> {
  const { METRICS_PORT } = process.env;
  const answer =
    METRICS_PORT && (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).catch(() => undefined));
  if (answer && answer.ok) return buildCounts(await answer.text());
  console.error(
    METRICS_PORT
      ? `No server tells its counters on METRICS_PORT=${METRICS_PORT}.`
      : 'No server was asked how guests fare: METRICS_PORT names its port of metrics.',
  );
}
