import { parseArgs } from 'node:util';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import {
  badBuilds,
  buildCounts,
  type Counted,
  declareBad,
  escapeControls,
  findRoute,
  listReleases,
  liveRoutes,
} from '@asia/releases';

/** Lists live and earlier builds, declares a build bad, or lists routes; docs/commands.md has the words and options. */
runCommand(async (args) => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { json: { type: 'boolean' } },
  });
  const [word, file, ...words] = positionals;
  const store = ReleaseStore.fromEnvironment();
  if (word === 'routes') return printRoutes(store, file);
  if (word === 'bad') {
    const [version = '', ...why] = words;
    return (await declareBad(store, file ?? '', version, why.join(' '))).forEach((line) => console.log(line));
  }
  const { location } = store.files;
  const history = await store.deployments.history();
  const [bad, counted] = [await badBuilds(store), await askServer()];
  if (values.json) {
    const deployments = history.map((entry) => (entry instanceof Error ? { damaged: entry.message } : entry));
    return console.log(escapeControls({ location, deployments, bad: Object.fromEntries(bad), counted }, 2));
  }
  console.log(`${location}, generation ${(await store.live())?.number ?? 'none'}`);
  for (const line of listReleases({ history, bad, counted })) console.log(line);
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
