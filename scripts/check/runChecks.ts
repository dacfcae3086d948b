import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, runProgram } from '@asia/app-build';
import type { Check, Tier } from './checks';
import { readTotals, type Totals } from './readTotals';

const reports = path.join(root, '.cache/checks');

/** Checks release into a release store of their own: the live site here stays. */
const settings = { SITE_DIR: '.cache/checked-site', ...process.env, FORCE_COLOR: '0' };

/**
 * Runs checks up to the first that fails.
 * @param tier selects the tests of the runners
 * @returns the totals
 */
export async function runChecks(chosen: readonly Check[], tier: Tier): Promise<Totals> {
  const total: Totals = { passed: 0, failed: 0 };
  const left = [...chosen];
  const failed: Check[] = [];
  while (left.length > 0 && failed.length === 0) {
    // A group ends with a check that needs all cores; it may begin beside the last one that uses one.
    const needsAll = left.findIndex(({ oneCore }) => !oneCore);
    const group = left.splice(0, needsAll < 0 ? left.length : needsAll + 1);
    const worker = async () => {
      for (let check = group.shift(); check && failed.length === 0; check = group.shift()) {
        const report = await runCheck(check, tier);
        total.passed += report.passed;
        total.failed += report.failed;
        if (report.failed > 0) failed.push(check);
      }
    };
    await Promise.all([worker(), worker()]);
    // Checks that did not start.
    left.unshift(...group);
  }
  if (failed.length > 0) {
    const rest = [...failed, ...left].map(({ name }) => `'${name}'`);
    console.log(`Stopped here. Once it is fixed: npm test -- ${rest.join(' ')}`);
  }
  return total;
}

/** Prints one line for a check. A terminal shows its output meanwhile, a log only if it failed. */
async function runCheck(check: Check, tier: Tier): Promise<Totals> {
  const { name, command, runner, oneCore } = check;
  const started = Date.now();
  const live = process.stdout.isTTY && !oneCore;
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
    ...settings,
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
  const counted = runner && readTotals(file);
  // A check without a runner is one test; none when its program is absent.
  const [skipped] = /^skipped: .+/m.exec(output) ?? [];
  const report = counted ?? { passed: runner || skipped ? 0 : 1, failed: 0 };
  // A runner that died early has failed, whatever it counted.
  const died = code !== 0 || (runner && !counted);
  if (died && report.failed === 0) Object.assign(report, { failed: 1, passed: runner ? report.passed : 0 });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (report.failed > 0 && !live) console.log(output);
  const verdict = report.failed === 0 ? 'ok    ' : 'FAILED';
  console.log(`${verdict} ${name}: ${report.passed} passed (${seconds} s)${skipped ? `, ${skipped}` : ''}`);
  return report;
}
