import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram } from '@asia/app-build';
import type { Check, Tier } from './checks';
import { firstFailure, readReport, type Totals } from './reports';

const reports = path.join(root, '.cache/checks');
/** Checks release into a release store of their own: the live site here stays. */
const checkedSite = '.cache/checked-site';
const MAX_AT_ONCE = 2;

interface Outcome extends Totals {
  /** What failed first, and the command that repeats it alone; empty where nothing failed. */
  nextStep: string;
}

/**
 * Runs checks up to the first that fails: two at once, each after those that it needs.
 * @param tier selects the tests of the runners
 */
export async function runChecks(chosen: readonly Check[], tier: Tier): Promise<Totals> {
  const started = Date.now();
  const total: Totals = { passed: 0, failed: 0 };
  const left = [...chosen];
  const running = new Map<Check, Promise<void>>();
  const failed = new Map<Check, string>();
  const run = async (check: Check) => {
    const { passed, failed: failures, nextStep } = await runCheck(check, tier, started);
    total.passed += passed;
    total.failed += failures;
    if (failures > 0) failed.set(check, nextStep);
    running.delete(check);
  };
  while (failed.size === 0 && left.length + running.size > 0) {
    const unfinished = [...running.keys(), ...left].map(({ name }) => name);
    const busy = [...running.keys()].some(({ allCores }) => allCores);
    const next =
      running.size < MAX_AT_ONCE &&
      left.find(
        ({ needs = [], allCores }) => !(busy && allCores) && !needs.some((name) => unfinished.includes(name)),
      );
    if (next) {
      left.splice(left.indexOf(next), 1);
      running.set(next, run(next));
    } else await Promise.race(running.values());
  }
  await Promise.all(running.values());
  if (failed.size > 0) {
    for (const [{ name }, nextStep] of failed) console.log(`\n${name} failed. ${nextStep}`);
    const rest = [...failed.keys(), ...left].map(({ name }) => `'${name}'`);
    console.log(`Once it is fixed: npm test -- ${rest.join(' ')}`);
  }
  return total;
}

/**
 * Prints one line for a check. A terminal shows its output meanwhile, a log only if it failed.
 * @param since when the run began, in milliseconds of the clock
 */
async function runCheck(check: Check, tier: Tier, since: number): Promise<Outcome> {
  const { name, command, runner, allCores } = check;
  const started = Date.now();
  const live = process.stdout.isTTY && allCores;
  if (live) console.log(`… ${name}`);
  const file = path.join(reports, `${name}.json`);
  mkdirSync(reports, { recursive: true });
  rmSync(file, { force: true });
  const reporting = {
    jest: ['--json', '--outputFile', file],
    playwright: [`--reporter=${live ? 'list' : 'dot'},json`],
  };
  const [program = '', ...words] = [...command, ...(runner ? reporting[runner] : [])];
  const env = {
    SITE_DIR: checkedSite,
    ...process.env,
    FORCE_COLOR: '0',
    // The presets of jest and Playwright read it. A longer check that is named runs whole.
    TIER: check.tier ?? tier,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  };
  const show = (piece: string) => process.stdout.write(piece);
  const { code, output } = await runProgram(
    program,
    words,
    { cwd: root, env },
    live ? show : undefined,
  ).catch((error: unknown) => ({ code: 1, output: String(error) }));
  const counted = runner && readReport(file);
  // A check without a runner is one test; none when its program is absent.
  const [skipped] = /^skipped: .+/m.exec(output) ?? [];
  const { passed, failed } = counted ?? { passed: runner || skipped ? 0 : 1, failed: 0 };
  // A runner that died early has failed, whatever it counted.
  const died = (code !== 0 || (runner && !counted)) && failed === 0;
  const outcome: Totals = died ? { passed: runner ? passed : 0, failed: 1 } : { passed, failed };
  if (outcome.failed > 0 && !live) console.log(output);
  const verdict = outcome.failed === 0 ? 'ok    ' : 'FAILED';
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(0);
  console.log(
    `${verdict} ${name}: ${outcome.passed} passed (${seconds(started, Date.now())} s, from ${seconds(since, started)} s on)${skipped ? `, ${skipped}` : ''}`,
  );
  const nextStep = outcome.failed > 0 ? firstFailure(name, output, counted?.failure, env.SITE_DIR) : '';
  return { ...outcome, nextStep };
}
