import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@asia/app-build';

const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

(isThere ? describe : describe.skip)('the units of docs/deploy', () => {
  it.each(['asia.service', 'asia-follow.service'])('%s is accepted by systemd, every line of it', (name) => {
    const unit = path.join(root, 'docs/deploy', name);
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes(name))).toEqual([]);
    expect(status).toBe(0);
  });
});
