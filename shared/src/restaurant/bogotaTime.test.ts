/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { addDays, wallClock, weekday } from './bogotaTime';

test('the clock of Medellín is five hours behind UTC', () => {
  expect(wallClock(new Date('2026-03-10T04:59:00Z'))).toEqual({ date: '2026-03-09', minutes: 23 * 60 + 59 });
  expect(wallClock(new Date('2026-03-10T05:00:00Z'))).toEqual({ date: '2026-03-10', minutes: 0 });
});

test.each(['Europe/Madrid', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'a guest in %s reads the clock of Medellín',
  (TZ) => {
    const code = `
      const { wallClock } = require(${JSON.stringify(path.join(__dirname, 'bogotaTime.ts'))});
      const now = new Date('2026-03-10T03:30:00Z');
      console.log(JSON.stringify([now.getHours(), wallClock(now)]));`;
    const env = { ...process.env, TZ };
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', code], {
      env,
      encoding: 'utf8',
    });
    const [ownHour, clock] = JSON.parse(stdout) as [number, unknown];
    expect(ownHour).not.toBe(22);
    expect(clock).toEqual({ date: '2026-03-09', minutes: 22 * 60 + 30 });
  },
);

test('days are counted across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
});

test('the week starts on Sunday', () => {
  expect(['2026-01-11', '2026-01-12', '2026-01-17'].map(weekday)).toEqual([0, 1, 6]);
});
