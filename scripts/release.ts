import { parseArgs } from 'node:util';
import { CONTENT, listVersions, type Provenance, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { previewBuilds, releasePreview } from '@asia/releases';
import { chooseParts } from './parts';
import { provenance, provenanceOfSources } from './provenance';
import { refuseOlderSources } from './refuseOlderSources';
import { releaseStored, reportRelease } from './releaseParts';
import { partsThatDiffer, storeChanged } from './sourceVersion';

/** Releases parts, shows them in a preview, or releases the preview; docs/commands.md has the options. */
runCommand(async (args) => {
  const { values, positionals: named } = parseArgs({
    args,
    allowPositionals: true,
    // Others are refused: a mistyped option must not release.
    options: {
      ...{ preview: { type: 'boolean' }, live: { type: 'boolean' }, changed: { type: 'boolean' } },
      ...{ older: { type: 'boolean' }, why: { type: 'string' } },
    },
  });
  const store = ReleaseStore.fromEnvironment();
  // Read before the builds, which take minutes in which somebody may commit.
  const from = provenanceOfSources(values.why);
  if (values.preview) return preview(store, named, from);
  const differing = values.changed
    ? await partsThatDiffer(store, listVersions((await store.live())?.pointer))
    : undefined;
  if (differing?.length === 0) return console.log('What is live comes from these sources.');
  const parts = differing ?? (values.live && named.length === 0 ? [] : chooseParts(named));
  if (values.live) return releaseShown(store, parts, provenance(values.why), values.older);
  const release = storeChanged(store, parts).then((builds) =>
    releaseStored(
      store,
      builds,
      from,
      values.older ? undefined : refuseOlderSources(store, builds, from.commit),
    ),
  );
  await reportRelease(parts, release);
});

async function releaseShown(
  store: ReleaseStore,
  parts: string[],
  by: Provenance,
  older = false,
): Promise<void> {
  const commit = (await store.preview().live())?.provenance?.commit;
  const { guardContent, guardWorkbook, recordBaseline, recordedBaseline } =
    await import('@asia/content-build');
  const release = releasePreview(
    store,
    parts,
    (builds, before) => {
      const ofCommit = older ? undefined : refuseOlderSources(store, builds, commit);
      const ofContent = guardContent(store, builds, { baseline: before[CONTENT] });
      return async (live) => [
        ...((await ofCommit?.(live)) ?? []),
        ...(await guardWorkbook(store, builds)),
        ...(await ofContent(live)),
      ];
    },
    by,
  );
  const { deployment } = await reportRelease(parts, release, ({ changed }) => changed);
  const { version } = deployment.pointer.content;
  if (recordedBaseline(store.preview()) === version) recordBaseline(store, version);
}

async function preview(store: ReleaseStore, named: string[], from: Provenance): Promise<void> {
  const parent = process.ppid;
  const live = listVersions((await store.live())?.pointer);
  const parts = named.length > 0 ? chooseParts(named) : await partsThatDiffer(store, live);
  if (parts.length === 0) return console.log('Nada por ver: el sitio ya está como dicen los archivos.');
  const builds = await storeChanged(store, parts, false);
  const { guardContent, recordBaseline } = await import('@asia/content-build');
  const { changed, changes, notes } = await previewBuilds(store, builds, {
    provenance: from,
    guard: guardContent(store, builds),
  });
  const content = builds.find(({ app }) => app === CONTENT);
  if (content) recordBaseline(store.preview(), content.version);
  if (changed.length === 0) return console.log('Nada por ver: el sitio ya está como dicen los archivos.');
  for (const line of changes.length > 0 ? changes : ['El contenido no cambia.']) console.log(line);
  const code = changed.filter((part) => part !== CONTENT);
  if (code.length > 0) console.log(`Cambia el código de: ${code.join(', ')}.`);
  for (const note of notes) console.log(note);
  // Loaded only here: a release needs no server.
  const { startServer } = await import('@asia/server');
  const { PORT = '3100', HOST } = process.env;
  const shown = store.preview().served;
  const server = await startServer({ ...shown, port: Number(PORT), ...(HOST && { host: HOST }) });
  const stop = () => void server.close().then(() => process.exit(0));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
  // A signal that ends npm does not reach this process: its parent changes.
  setInterval(() => process.ppid !== parent && stop(), 200);
  console.log(`Vista previa: ${server.url} (Ctrl+C la cierra)`);
  console.log('Para publicarla tal cual: npm run release -- --live');
}
