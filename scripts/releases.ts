import { DamagedFile, ReleaseStore, listVersions } from '@asia/release-store';
import { badBuilds, liveRoutes, loadCounts, declareBad, readable, findRoute } from '@asia/releases';
import { runCommand } from '@asia/release-store/runCommand';

/**
 * `releases` lists what is live, and what was; `releases -- bad <app> <version> "why"` declares a build bad;
 * `releases -- routes [address]` shows which app answers an address, with build and source file.
 */
runCommand(async ([word, file, ...words]) => {
  const store = ReleaseStore.fromEnvironment();
  if (word === 'routes') return printRoutes(store, file);
  if (word === 'bad') {
    const [version = '', ...why] = words;
    return (await declareBad(store, file ?? '', version, why.join(' '))).forEach((line) => console.log(line));
  }
  const newest = await store.live();
  const deployments = await store.deployments.history();
  console.log(`${store.files.location}, generation ${newest?.number ?? 'none'}`);
  for (const deployment of deployments)
    if (deployment instanceof DamagedFile) console.log(deployment.message);
  const history = readable(deployments);
  const live = listVersions(newest?.pointer);
  const [loads, bad] = [await countedLoads(), await badBuilds(store)];
  const apps = new Set(history.flatMap(({ changed }) => changed));
  for (const app of [...apps].sort()) {
    console.log(live[app] ? app : `${app} (retired)`);
    const steps = history.filter(({ changed }) => changed.includes(app));
    steps.forEach(({ pointer, at, action }, index) => {
      const version = listVersions(pointer)[app] ?? '–';
      const why = bad.get(`${app}/${version}`);
      const went = [loads.get(`${app} ${version}`) ?? [], why === undefined ? [] : `bad: ${why}`]
        .flat()
        .join('; ');
      const line = `  ${index === 0 && live[app] ? '*' : ' '} ${version.padEnd(12)}  ${at}  ${action}`;
      console.log(went ? `${line.padEnd(53)}${went}` : line);
    });
  }
});

async function printRoutes(store: ReleaseStore, address?: string): Promise<void> {
  const routes = await liveRoutes(store);
  const found = address === undefined ? undefined : findRoute(routes, address);
  if (address !== undefined && !found)
    console.log(`No live app has ${address}: guests get the page of * with status 404. Known addresses:`);
  for (const { path, app, version, page, file } of found ? [found] : routes)
    console.log(`${path.padEnd(16)}  ${app} ${version}  ${page}  ${file}`);
}

/** How loads went, as the server of this machine has counted since its start; empty without METRICS_PORT. */
async function countedLoads(): Promise<Map<string, string>> {
  const { METRICS_PORT } = process.env;
  if (!METRICS_PORT) return new Map();
  const answer = await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`).catch(() => null);
  if (!answer?.ok) console.log(`No server tells its counters on METRICS_PORT=${METRICS_PORT}.`);
  return loadCounts(answer?.ok ? await answer.text() : '');
}
