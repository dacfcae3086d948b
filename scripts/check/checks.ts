import path from 'node:path';
import { root } from '@asia/app-build';

export interface Check {
  name: string;
  command: string[];
  /** The runner whose report counts its tests; a check without a runner counts as one test. */
  runner?: 'jest' | 'playwright';
  /** Names of the checks that come before it, in a run that has them. */
  needs?: string[];
  /** Uses every core: no other such check runs beside it. */
  allCores?: boolean;
  /** Needed by other checks: the nightly tier has it too. */
  setup?: boolean;
  /** The first tier that it runs in, besides when it is named; the short tier by default. */
  tier?: 'long' | 'nightly';
}

/** Tests of a run. `short`: each promise once; `long`: every case; `nightly`: only cases too long for both. */
export type Tier = 'short' | 'long' | 'nightly';

/** A line with a program of this project: its words end at spaces. */
const tool = (line: string): string[] => {
  const [name = '', ...words] = line.split(' ');
  return [path.join(root, 'node_modules/.bin', name), ...words];
};

/** All that must hold before a change lands. A check begins as soon as it can: of several, the first of this list. */
export const checks: readonly Check[] = [
  // First: the journeys need it, and a missing browser must not show after minutes.
  {
    name: 'browser',
    setup: true,
    command: [...tool('tsx -e'), "require('./e2e/harness/chromium').findChromium()"],
  },
  { name: 'content', setup: true, command: tool('tsx scripts/content.ts') },
  // Counts as one, because none of its tests runs where no object store can be installed.
  {
    name: 'object store',
    tier: 'nightly',
    command: [
      ...tool('tsx scripts/objectStore.ts'),
      ...tool('jest --ci --selectProjects platform scripts --testPathPatterns'),
      'blobStores|S3Store|BucketCopy|(releaseBuilds|refusedReleases|preview|retireApp|concurrency|SheetFollower)[.]',
    ],
  },
  { name: 'types', needs: ['content'], command: tool('tsx scripts/check/typesAndSources.ts') },
  // After the types: both write the declarations of the apps.
  { name: 'build', setup: true, needs: ['content', 'types'], command: tool('tsx scripts/release.ts all') },
  {
    name: 'lint',
    // By content: a fresh clone has new times.
    command: tool(
      'eslint --max-warnings 0 --cache --cache-strategy content --cache-location .cache/eslint/ .',
    ),
  },
  { name: 'typed lint', command: tool('oxlint --type-aware') },
  {
    name: 'format',
    command: tool(
      'prettier --check --log-level warn --cache --cache-strategy content --cache-location .cache/prettier .',
    ),
  },
  { name: 'import cycles', command: ['npm', 'run', '--silent', 'cycles'] },
  { name: 'dead code', command: tool('knip') },
  { name: 'unit', needs: ['content'], allCores: true, command: tool('jest --ci'), runner: 'jest' },
  {
    name: 'journeys',
    needs: ['browser', 'build'],
    allCores: true,
    command: tool('playwright test --config e2e'),
    runner: 'playwright',
  },
  { name: 'oldest browsers', needs: ['build'], command: tool('tsx scripts/check/oldestBrowsers.ts') },
  {
    name: 'workspaces',
    tier: 'long',
    needs: ['browser', 'build'],
    allCores: true,
    command: tool('jest --config lab/workspaces/jest.config.cjs'),
    runner: 'jest',
  },
  { name: 'engines', tier: 'long', needs: ['build'], command: tool('tsx e2e/engines/index.ts') },
];

/** The checks of a run, in order. @param names none means the whole tier @throws Error that names the known checks */
export function planChecks(names: readonly string[], tier: Tier): Check[] {
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown)
    throw new Error(
      `There is no check "${unknown}". Known: ${checks.map(({ name }) => `'${name}'`).join(', ')}.`,
    );
  return checks.filter((check) => (names.length > 0 ? names.includes(check.name) : runsIn(tier, check)));
}

/** The nightly tier has its own checks, their set-up, and the journeys tagged `@nightly`. */
const runsIn = (tier: Tier, check: Check) =>
  tier === 'nightly'
    ? check.setup || check.tier === 'nightly' || check.name === 'journeys'
    : check.tier !== 'nightly' && (tier === 'long' || !check.tier);
