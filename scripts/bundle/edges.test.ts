import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from '@asia/app-build';

const isThere = spawnSync('systemd-analyze', ['--version']).status === 0;

(isThere ? describe : describe.skip)('the unit of docs/deploy', () => {
  it('is accepted by systemd, every line of it', () => {
    const unit = path.join(root, 'docs/deploy/asia.service');
    const { stderr, status } = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' });
    expect(stderr.split('\n').filter((line) => line.includes('asia.service'))).toEqual([]);
    expect(status).toBe(0);
  });
});
