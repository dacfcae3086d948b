import { spawn } from 'node:child_process';
import { root } from '@asia/app-build';
import { freePort } from '@asia/server/testing/runNginx';
import { until } from '@asia/server/testing/until';
import { writeStore } from '@asia/server/testing/writeStore';

it('npm start leaves no server behind when its npm is killed', async () => {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', SITE_DIR: await writeStore(), PORT: String(port) };
  const npm = spawn('npm', ['start'], { cwd: root, env, stdio: 'ignore' });
  const answers = () =>
    fetch(`http://localhost:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) expect(npm.exitCode).toBeNull();
  npm.kill('SIGKILL');
  await until(async () => !(await answers()));
}, 60_000);
