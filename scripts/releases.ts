import { parseArgs } from 'node:util';
import { ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { buildCounts, type Counted, listReleases } from '@asia/releases';

/** Lists live and earlier builds; docs/commands.md has the words and options. */
runCommand(async (args) => {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } });
  const store = ReleaseStore.fromEnvironment();
  const { location } = store.files;
  const history = await store.deployments.history();
  const counted = await askServer();
  if (values.json) {
    const deployments = history.map((each) => (each instanceof Error ? { damaged: each.message } : each));
    return console.log(JSON.stringify({ location, deployments, counted }, null, 2));
  }
  console.log(`${location}, generation ${(await store.live())?.number ?? 'none'}`);
  for (const line of listReleases({ history, counted })) console.log(line);
});

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
