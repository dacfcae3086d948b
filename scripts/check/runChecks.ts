import { spawn } from 'node:child_process';
import path from 'node:path';
import { appNames, root } from '@asia/releases';
import { countTests, secondTries, type Counts } from './countTests';

interface Check {
  name: string;
  command: string[];
  /** The runner whose closing lines count its tests; a check without one counts as one test. */
  counts?: 'jest' | 'playwright';
  /** Uses one core: another check runs beside it. */
  oneCore?: boolean;
  /** Runs only in a pipeline (`CI` is set), or when it is named. */
  inPipelines?: boolean;
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Everything that must hold before a change lands, cheapest first; of those that use one core the longest first. */
const checks: Check[] = [
  // First: the journeys need it, and a missing browser must not show after ten minutes.
  { name: 'browser', command: [bin('tsx'), '-e', "require('./e2e/chromium').findChromium()"] },
  { name: 'content', command: [bin('tsx'), 'scripts/content/generate.ts'] },
  // Counts as one, because none of its tests runs where no object store can be installed.
  {
    name: 'object store',
    oneCore: true,
    command: [
      ...[bin('tsx'), 'scripts/objectStore.ts', bin('jest'), '--ci', '--selectProjects', 'store', 'server'],
      ...['scripts', '--testPathPatterns', 'backings|Mirror|releaseBuilds|whatMayHappen'],
    ],
  },
  { name: 'lint', oneCore: true, command: [bin('eslint'), '--max-warnings', '0', '.'] },
  { name: 'format', oneCore: true, command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'types', oneCore: true, command: [bin('tsx'), 'scripts/types.ts'] },
  { name: 'import cycles', oneCore: true, command: ['npm', 'run', '--silent', 'cycles'] },
  { name: 'dead code', oneCore: true, command: [bin('knip')] },
  { name: 'unit', command: [bin('jest'), '--ci'], counts: 'jest' },
  { name: 'build', command: [bin('tsx'), 'scripts/release.ts', ...appNames] },
  // Counts as one, because none of its tests runs where there is no nginx.
  {
    name: 'nginx',
    command: [
      ...[bin('jest'), '--ci', '--selectProjects', 'server', '--testPathPatterns', 'nginxReference'],
      ...['--testNamePattern', 'built here'],
    ],
  },
  {
    name: 'workspaces',
    command: [bin('jest'), '--config', 'scripts/workspaces/jest.config.cjs'],
    counts: 'jest',
  },
  { name: 'journeys', command: [bin('tsx'), 'scripts/e2e.ts'], counts: 'playwright' },
  { name: 'hydration', command: [bin('tsx'), 'scripts/hydration.ts'], counts: 'playwright' },
  // Counts as one, because nothing of it runs without the history of the repository.
  { name: 'skew', command: [bin('tsx'), 'scripts/skew.ts'], inPipelines: true },
];

/** Checks release into a store of their own, and leave what is live here alone. */
const env = { SITE_DIR: '.cache/checked-site', ...process.env, FORCE_COLOR: '0' };

/**
 * Runs all checks, or those named, up to the first that fails.
 * @returns how many tests and checks really ran
 * @throws Error that names the known checks
 */
export async function runChecks(names: string[]): Promise<Counts> {
  const unknown = names.find((name) => !checks.some((check) => check.name === name));
  if (unknown)
    throw new Error(
      `There is no check "${unknown}". Known: ${checks.map(({ name }) => `'${name}'`).join(', ')}.`,
    );
  const usual = ({ inPipelines = false }: Check) => !inPipelines || Boolean(process.env.CI);
  const chosen = checks.filter(names.length === 0 ? usual : ({ name }) => names.includes(name));
  const total: Counts = { passed: 0, failed: 0 };
  const left = [...chosen];
  const failed: Check[] = [];
  while (left.length > 0 && failed.length === 0) {
    // A group ends with a check that needs all cores; it may begin beside the last one that uses one.
    const needsAll = left.findIndex(({ oneCore }) => !oneCore);
    const group = left.splice(0, needsAll < 0 ? left.length : needsAll + 1);
    const worker = async () => {
      for (let check = group.shift(); check && failed.length === 0; check = group.shift()) {
        const { passed, failed: broken } = await runCheck(check);
        total.passed += passed;
        total.failed += broken;
        if (broken > 0) failed.push(check);
      }
    };
    await Promise.all([worker(), worker()]);
    // What was not begun.
    left.unshift(...group);
  }
  if (failed.length > 0) {
    const rest = [...failed, ...left].map(({ name }) => `'${name}'`);
    console.log(`Stopped here. Once it is mended: npm test -- ${rest.join(' ')}`);
  }
  return total;
}

/** Prints one line for a check. A terminal shows its output meanwhile, a log only if it failed. */
async function runCheck(check: Check): Promise<Counts> {
  const started = Date.now();
  const live = process.stdout.isTTY && !check.oneCore;
  if (live) console.log(`… ${check.name}`);
  const { code, output } = await run(check.command, live);
  const counted = (check.counts && countTests(check.counts, output)) ?? { passed: 0, failed: 0 };
  // A check that counts no tests is one test. A runner that died early has failed, whatever it counted.
  if (counted.passed + counted.failed === 0) counted[code === 0 && !check.counts ? 'passed' : 'failed'] = 1;
  else if (code !== 0 && counted.failed === 0) counted.failed = 1;
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (counted.failed > 0 && !live) console.log(output);
  console.log(
    `${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${check.name}: ${counted.passed} passed (${seconds} s)`,
  );
  // A journey that needed a second try is no failure, but it must be seen.
  if (counted.failed === 0 && !live) process.stdout.write(secondTries(output));
  return counted;
}

function run([command = '', ...args]: string[], live: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env: { ...env, ...(live && { SHOW_JOURNEYS: '1' }) } });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      if (live) process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
