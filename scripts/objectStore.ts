import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runProgram } from '@asia/app-build';
import { runCommand } from '@asia/release-store/runCommand';

const packages = ['ceph-mon', 'ceph-osd', 'ceph-mgr', 'radosgw', 'ceph-common'];
const program = path.join(root, 'e2e/harness/object-store');
const isThere = () => spawnSync('radosgw', ['--version']).status === 0;

function install(): boolean {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return false;
  const run = (...words: string[]) => spawnSync('apt-get', words, { stdio: 'ignore' }).status === 0;
  return run('update') && run('install', '-y', '--no-install-recommends', ...packages);
}

/** Starts an empty object store on this machine, runs a command with its settings, and removes the store. */
runCommand(async ([command, ...args]) => {
  if (!isThere() && !install()) {
    console.log(
      `Left out: everything on an object store. It needs ${packages.join(', ')}: install them, or run this as root.`,
    );
    return;
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-object-store-'));
  try {
    const output = execFileSync(program, ['up', folder], { encoding: 'utf8' });
    const settings = Object.fromEntries(
      output
        .trim()
        .split(' ')
        .map((word) => word.split('=') as [string, string]),
    );
    const { endpoint = '', region = '', accessKeyId = '', secretAccessKey = '' } = settings;
    const env = {
      AWS_ENDPOINT_URL: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: accessKeyId,
      AWS_SECRET_ACCESS_KEY: secretAccessKey,
      TEST_SITE_STORE: 's3://asia',
    };
    for (const [name, value] of Object.entries(env)) console.log(`export ${name}=${value}`);
    // Without a command: a shell, until you leave it.
    const { code } = await runProgram(command ?? process.env.SHELL ?? 'bash', args, {
      stdio: 'inherit',
      cwd: root,
      env: { ...process.env, ...env },
    });
    process.exitCode = code ?? 1;
  } finally {
    execFileSync(program, ['down', folder]);
  }
});
