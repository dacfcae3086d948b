import { parseArgs } from 'node:util';
import { changedFiles, planChanged } from './changed';
import { checks, planChecks, type Tier } from './checks';
import { runChecks } from './runChecks';

/** Runs a tier, named checks or those of a change (docs/commands.md). Its last line counts tests, also after errors. */
async function test(words: string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: words,
    allowPositionals: true,
    options: {
      all: { type: 'boolean' },
      nightly: { type: 'boolean' },
      changed: { type: 'boolean' },
    },
  });
  const { changed = false } = values;
  const tier = chooseTier(values);
  const chosen = changed ? planChanged(changedFiles(), names.includes('journeys')) : planChecks(names, tier);
  const { passed, failed } = await runChecks(chosen, tier);
  console.log(`\n${whatRan(changed, tier, names.length > 0)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

/** A pipeline (`CI=1`) runs the long tier by itself. */
function chooseTier(given: Partial<Record<'all' | 'nightly' | 'changed', boolean>>): Tier {
  if (given.nightly) return 'nightly';
  return !given.changed && (given.all ?? process.env.CI) ? 'long' : 'short';
}

function whatRan(changed: boolean, tier: Tier, named: boolean): string {
  const long = checks.filter((check) => check.tier === 'long').map(({ name }) => name);
  const rest = `the journeys tagged @long, the suites named *.long.test.ts, ${long.join(', ')}`;
  if (changed)
    return 'Checked the change alone. Not looked at: the pages that a release writes, and what is live, with the builds of other teams. The short tier: npm test';
  if (named && tier !== 'short') return 'Named checks, whole.';
  if (tier === 'nightly') return 'What is left to the night; by day: npm test -- --all';
  if (tier === 'long')
    return 'The long tier: everything but what is left to the night (npm test -- --nightly).';
  return `${named ? 'Named checks of the short' : 'The short'} tier. \`npm test -- --all\` adds: ${rest}.`;
}

test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
