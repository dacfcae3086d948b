import { spawn } from 'node:child_process';
import path from 'node:path';
import { appNames, root } from '@asia/releases';
import { countTests, type Counts } from './countTests';

interface Check {
  name: string;
  command: string[];
  /** How its output counts its tests; a check without one counts as one. */
  counts?: 'jest' | 'playwright';
}

const bin = (name: string) => path.join(root, 'node_modules/.bin', name);

/** Everything that must hold before a change lands, cheapest first. */
const checks: Check[] = [
  // First, and not after minutes: without a browser the journeys cannot run.
  { name: 'browser', command: [bin('tsx'), '-e', "require('./e2e/chromium').findChromium()"] },
  { name: 'content', command: [bin('tsx'), 'scripts/content/generate.ts'] },
  { name: 'format', command: [bin('prettier'), '--check', '--log-level', 'warn', '.'] },
  { name: 'lint', command: [bin('eslint'), '--max-warnings', '0', '.'] },
  { name: 'types', command: [bin('tsc'), '-b'] },
  { name: 'import cycles', command: ['npm', 'run', '--silent', 'cycles'] },
  { name: 'dead code', command: [bin('knip')] },
  { name: 'unit', command: [bin('jest'), '--ci'], counts: 'jest' },
  { name: 'build', command: [bin('tsx'), 'scripts/release.ts', ...appNames] },
  {
    name: 'workspaces',
    command: [bin('jest'), '--config', 'scripts/workspaces/jest.config.cjs'],
    counts: 'jest',
  },
  { name: 'journeys', command: [bin('tsx'), 'scripts/e2e.ts'], counts: 'playwright' },
  { name: 'hydration in development', command: [bin('tsx'), 'scripts/hydration.ts'], counts: 'playwright' },
];

/** Checks release into a store of their own: what is live here is none of their business. */
const env = { SITE_DIR: '.cache/checked-site', ...process.env, FORCE_COLOR: '0' };

/**
 * Runs all checks, or those named, up to the first that fails.
 * @returns how many tests and checks really ran
 */
export async function runChecks(names: string[]): Promise<Counts> {
  const chosen = names.length === 0 ? checks : checks.filter(({ name }) => names.includes(name));
  const total: Counts = { passed: 0, failed: 0 };
  for (const check of chosen) {
    const started = Date.now();
    const { code, output } = await runLoudly(check.command);
    const counted = (check.counts && countTests(check.counts, output)) ?? { passed: 0, failed: 0 };
    // A check that counts no tests is one itself; a runner that dies early has failed whatever it counted.
    if (counted.passed + counted.failed === 0) counted[code === 0 && !check.counts ? 'passed' : 'failed'] = 1;
    else if (code !== 0 && counted.failed === 0) counted.failed = 1;
    total.passed += counted.passed;
    total.failed += counted.failed;
    const seconds = ((Date.now() - started) / 1000).toFixed(0);
    console.log(`${counted.failed === 0 ? 'ok    ' : 'FAILED'} ${check.name} (${seconds} s)`);
    if (counted.failed > 0) {
      const rest = chosen.slice(chosen.indexOf(check)).map(({ name }) => `'${name}'`);
      console.log(`Stopped here. Once it is mended: npm test -- ${rest.join(' ')}`);
      break;
    }
  }
  return total;
}

function runLoudly([command = '', ...args]: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
      process.stdout.write(chunk);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}
