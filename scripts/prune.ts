import { parseArgs } from 'node:util';
import { ReleaseStore, RETENTION } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { findUnneeded, megabytes, removeUnneeded } from '@asia/releases';

runCommand(async (args) => {
  const { values } = parseArgs({
    args,
    options: {
      days: { type: 'string', default: String(RETENTION.unusedBuildDays) },
      'dry-run': { type: 'boolean', default: false },
    },
  });
  const days = Number(values.days);
  if (!(days >= 0)) throw new Error(`--days wants a number, not "${values.days}".`);
  const store = ReleaseStore.fromEnvironment();
  const found = await findUnneeded(store, days);
  if (!values['dry-run']) await removeUnneeded(store, found);
  const builds = new Set(found.builds.map(({ app, version }) => `${app} ${version}`));
  for (const build of [...builds].sort()) console.log(`  ${build}`);
  const all = [...found.builds, ...found.shared, ...found.leftovers];
  console.log(
    `${values['dry-run'] ? 'would free' : 'freed'} ${megabytes(all)}: ${builds.size} builds (${megabytes(found.builds)}), ` +
      `${found.shared.length} pictures and entries of the content (${megabytes(found.shared)}), ` +
      `${found.leftovers.length} files that killed releases left or that tell of builds that are gone (${megabytes(found.leftovers)})`,
  );
});
