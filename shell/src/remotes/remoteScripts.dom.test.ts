import { MessageChannel } from 'node:worker_threads';
import type { RemoteBuild } from '@asia/shared/contracts';
import { remoteScripts } from './remoteScripts';

// jsdom has none.
Object.assign(globalThis, { MessageChannel });

const menu = {
  name: 'menu-mfe',
  container: 'menu_mfe',
  version: '2',
  base: '/mfe/menu-mfe/2/',
  entry: 'r.js',
};
const fallbackBuild = { version: '1', base: '/mfe/menu-mfe/1/', entry: 'r.js', integrity: 'sha256-1' };
const local = { ...menu, base: 'http://localhost:3001/' };

function scriptFor(
  url: string,
  remotes: RemoteBuild[] = [{ ...menu, integrity: 'sha256-2', fallbackBuild }, local],
) {
  const made = remoteScripts(remotes).createScript?.({ url });
  if (!made || !('script' in made) || !made.script) throw new Error('The hook made no script.');
  return { script: made.script, timeout: made.timeout };
}

describe('the script of a remote', () => {
  it.each([
    ['the pinned one', 'http://localhost/mfe/menu-mfe/2/r.js', 'sha256-2'],
    ['the fallback build', 'http://localhost/mfe/menu-mfe/1/r.js', 'sha256-1'],
    ['one that nobody named', 'http://localhost/mfe/menu-mfe/3/r.js', 'sha256-none'],
    ['a local build, which has none', 'http://localhost:3001/r.js', ''],
  ])('runs under the hash of %s', (_which, address, hash) => {
    const { script, timeout } = scriptFor(address);
    const { src, integrity, async, crossOrigin } = script;
    expect([src, integrity, async, crossOrigin]).toEqual([address, hash, true, 'anonymous']);
    expect(timeout).toBe(120_000);
  });

  it.each(['beforeInitContainer', 'initContainer'] as const)(
    'yields a task before it continues (%s)',
    async (step) => {
      const steps: string[] = [];
      const wait = remoteScripts([])[step] as (given: object) => Promise<object>;
      const given = {};
      const over = wait(given).then((same) =>
        steps.push(same === given ? 'went on' : 'lost what it was given'),
      );
      // Runs the rest of the current task.
      for (let rest = 0; rest < 20; rest += 1) await Promise.resolve();
      steps.push('end of the task');
      await over;
      expect(steps).toEqual(['end of the task', 'went on']);
    },
  );
});
