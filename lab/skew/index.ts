import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '@asia/app-build';
import { DamagedFile, listVersions, ReleaseStore } from '@asia/release-store';
import { runCommand } from '@asia/release-store/runCommand';
import { releaseBuilds } from '@asia/releases';
import { linkPackages } from '../workspaces/copyProject';
import { combinations, type Outcome, skewTable, type Versions } from './combinations';

const folder = path.join(root, '.cache/skew');
const JOURNEY = 'three dishes from three pages reach the restaurant word for word';

/**
 * Builds every app at an older commit, puts each of these builds beside the live ones, and orders in a browser on each
 * mixture. Writes the outcomes to `.cache/skew/skew.md`.
 */
runCommand(async ([commit = lastOther()]) => {
  if (!commit)
    return console.log(
      'Left out: the history of the repository is not here. Fetch it: git fetch --unshallow',
    );
  if (packagesAt(commit) !== packagesAt('HEAD'))
    return console.log(
      `Left out: ${commit} has other packages. Mixtures are tested again after the next change of every app.`,
    );
  rmSync(folder, { recursive: true, force: true });
  const store = ReleaseStore.inFolder(path.join(folder, 'site'));
  const newer = await copyLive(ReleaseStore.fromEnvironment(), store);
  const before = buildAt(commit);
  if (!before) return console.log(`Left out: ${commit} does not build with the packages of today.`);
  const older = await copyLive(before, store).catch((error: unknown) => {
    if (error instanceof DamagedFile) return null;
    throw error;
  });
  if (!older)
    return console.log(
      `Left out: the tools of today refuse the release store that those of ${commit} wrote.`,
    );
  const outcomes: Outcome[] = [];
  for (const versions of combinations(newer, older)) {
    const outcome = await tryMixture(store, versions);
    console.log(Object.values(versions).join(' '), outcome);
    outcomes.push({ versions, outcome });
  }
  writeFileSync(path.join(folder, 'skew.md'), page(commit, newer, older, outcomes));
  if (outcomes.some(({ outcome }) => outcome === 'lost')) process.exitCode = 1;
});

/** The newest commit at which every app differed from now; empty where the history is too short. */
function lastOther(): string {
  if (!existsSync(path.join(root, '.git'))) return '';
  const changes = ['shell', 'menu-mfe', 'cart-mfe', 'salon-mfe'].map((app) =>
    git('log', '-1', '--format=%ct %P', '--', app),
  );
  return changes.sort()[0]?.split(' ')[1] ?? '';
}

/** Packages of the workspace at a commit: the tools and links of today work only with the same ones. */
function packagesAt(commit: string): string {
  const { workspaces } = JSON.parse(git('show', `${commit}:package.json`)) as { workspaces: string[] };
  return workspaces.join();
}

function git(...words: string[]): string {
  return execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();
}

async function copyLive(from: ReleaseStore, to: ReleaseStore): Promise<Versions> {
  const live = await from.live();
  if (!live) throw new Error(`${from.dir} has no release: npm run release -- all`);
  for (const name of ['mfe', 'server-builds', 'pictures'])
    cpSync(path.join(from.dir, name), path.join(to.dir, name), { recursive: true });
  return listVersions(live.pointer);
}

/**
 * Releases all apps of a commit, with its own tools, into a separate release store; null when the build
 * fails.
 */
function buildAt(commit: string): ReleaseStore | null {
  const tree = path.join(folder, 'tree');
  mkdirSync(tree, { recursive: true });
  execFileSync('sh', ['-c', `git archive ${git('rev-parse', commit)} | tar -x -C "$0"`, tree], { cwd: root });
  linkPackages(tree);
  const store = path.join(folder, 'older');
  const built = spawnSync('npx', ['tsx', 'scripts/release.ts', 'all'], {
    cwd: tree,
    stdio: 'inherit',
    env: { ...process.env, SITE_DIR: store },
  });
  return built.status === 0 ? ReleaseStore.inFolder(store) : null;
}

/** Releases builds together, unless their contracts refuse, and orders in a browser. */
async function tryMixture(store: ReleaseStore, versions: Versions): Promise<string> {
  try {
    const builds = Object.entries(versions).map(([app, version]) => store.manifest(app, version));
    await releaseBuilds(store, await Promise.all(builds));
  } catch (error) {
    return `refused: ${String(error instanceof Error ? error.message : error).split('\n')[0]}`;
  }
  const words = 'test --config e2e e2e/cart-mfe/order.test.ts --reporter line --grep'.split(' ');
  // One journey by its name, whatever tier the check runs in.
  return run('playwright', [...words, JOURNEY], { env: { SITE_DIR: store.dir, TIER: '' } }).then(
    () => 'arrives',
    () => 'lost',
  );
}

function page(commit: string, newer: Versions, older: Versions, outcomes: readonly Outcome[]): string {
  const same = Object.keys(newer).filter((app) => newer[app] === older[app]);
  const alike = Object.keys(newer).filter((app) => !git('diff', '--stat', commit, 'HEAD', '--', app));
  return [
    '# Builds that meet builds of another day',
    '',
    `N is what was live: ${named(newer)}. N−1 are real builds of ${git('log', '-1', '--format=%h, "%s"', commit)}: ${named(older)}.`,
    'In each row they were made live beside each other, and a browser ordered: the order `arrives`, or is `lost`. A mixture that the',
    'contract `refused` never goes live.',
    ...(same.length > 0 ? ['', `The same build in both: ${same.join(', ')}.`] : []),
    ...(alike.length > 0
      ? ['', `Only what they are built with and from \`shared\` has changed in: ${alike.join(', ')}.`]
      : []),
    '',
    skewTable(newer, outcomes),
    '',
  ].join('\n');
}

const named = (versions: Versions) =>
  Object.entries(versions)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');
