// @ts-check
import { spawn } from 'node:child_process';
import path from 'node:path';
import { install, root, runScript } from './install.mjs';

// A signal that ends npm does not reach this process: another parent than at first means that npm is gone.
const parent = process.ppid;
install({ tools: false });
runScript('scripts/prepareSite.ts', process.argv.slice(2));

const server = spawn(process.execPath, ['--import', 'tsx', path.join(root, 'platform/server/src/main.ts')], {
  cwd: root,
  stdio: 'inherit',
});
// Ctrl+C reaches the server too; this process only passes its code on.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => server.kill(signal));
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 200).unref();
server.on('exit', (code) => process.exit(code ?? 0));
