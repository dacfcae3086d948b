import { parseArgs } from 'node:util';
import { changedFiles, planChanged } from './changed';
import { checks, planChecks, readShard } from './checks';
import { runChecks } from './runChecks';

/**
 * `test [-- check…] [--all [--shard 1/4]] [--changed [journeys]]`: runs the short tier, the long one, a part
 * of it, named checks, or those of a change. Ends with a line that counts what ran, also after an error.
 */
async function test(words: string[]): Promise<void> {
  const { values, positionals: names } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { all: { type: 'boolean' }, shard: { type: 'string' }, changed: { type: 'boolean' } },
  });
  const { changed = false } = values;
  const all = !changed && (values.all ?? Boolean(process.env.CI));
  const chosen = changed
    ? planChanged(changedFiles(), names.includes('journeys'))
    : planChecks(names, all, values.shard === undefined ? undefined : readShard(values.shard));
  const { passed, failed, secondTries } = await runChecks(chosen, all);
  if (secondTries.length > 0)
    console.log(`\nPassed only at the second try:\n${secondTries.map((title) => `  ${title}`).join('\n')}`);
  console.log(`\n${whatRan(changed, all, names.length > 0, values.shard)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function whatRan(changed: boolean, all: boolean, named: boolean, shard?: string): string {
  const long = checks.filter((check) => check.long).map(({ name }) => name);
  const rest = `the journeys tagged @long, the suites named *.long.test.ts, ${long.join(', ')}`;
  if (changed) return 'Checked the change alone. The short tier: npm test';
  if (shard) return `Part ${shard} of the long tier.`;
  if (all) return named ? 'Named checks, whole.' : 'The long tier: everything.';
  return `${named ? 'Named checks of the short' : 'The short'} tier. \`npm test -- --all\` adds: ${rest}.`;
}

test(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
