import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '@asia/app-build';
import { launchBrowser } from '../../e2e/harness/browser';
import { siteDir } from '../../e2e/harness/site';
import { Damage } from './Damage';
import { randomOf } from './random';
import { RandomGuest } from './RandomGuest';
import { Servers } from './Servers';
import { Teams } from './Teams';
import { runCommand } from '@asia/release-store/runCommand';

/*
 * Chaos test: teams release, roll back, prune and are killed; servers restart; files break in transit and on the
 * servers' disks; guests order all the while. No cart, release or page may be lost, and every damaged file is repaired
 * or named. Prints every problem. Under `npm run object-store` the store is a bucket, and each server has a copy.
 */
runCommand(async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '10' },
      guests: { type: 'string', default: '20' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    },
  });
  const [minutes, guests, seed] = [values.minutes, values.guests, values.seed].map(Number) as [
    number,
    number,
    number,
  ];
  console.log(`npm run chaos -- --minutes ${minutes} --guests ${guests} --seed ${seed}`);
  await run('tsx', ['scripts/prepareSite.ts']);
  const { TEST_SITE_STORE } = process.env;
  const teams = new Teams(randomOf(seed), TEST_SITE_STORE && `${TEST_SITE_STORE}/chaos-${seed}`);
  await teams.prepare();
  // For the servers.
  if (teams.address) process.env.SITE_STORE = teams.address;
  const copies = await mkdtemp(path.join(tmpdir(), 'asia-chaos-'));
  const dirs: [string, string] = teams.address
    ? [path.join(copies, 'a'), path.join(copies, 'b')]
    : [teams.dir, teams.dir];
  // Copies that have served before: to fill an empty one may take longer than a server has to name a file.
  if (teams.address)
    for (const dir of dirs) await cp(siteDir, dir, { recursive: true, verbatimSymlinks: true });
  const servers = new Servers(dirs, randomOf(seed + 1));
  const damage = new Damage(dirs, (dir) => servers.of(dir), randomOf(seed + 50));
  const site = await servers.start();
  const browser = await launchBrowser();
  const end = Date.now() + minutes * 60_000;
  const over = () => Date.now() >= end;
  // One act that fails must not end the day of all others.
  const failures: string[] = [];
  const goOn = (act: () => Promise<void>) => act().catch((error: unknown) => failures.push(String(error)));
  const again = async (act: () => Promise<void>, least: number, most: number, place: number) => {
    const random = randomOf(seed + 2 + place);
    while (!over()) {
      await random.pause(least, most);
      await goOn(act);
    }
  };
  const crowd = Array.from({ length: guests }, (_, place) => {
    return new RandomGuest(`guest ${place + 1}`, randomOf(seed + 100 + place), site);
  });
  const printing = setInterval(() => console.log(summary(teams, servers, damage, crowd)), 30_000);
  try {
    await Promise.all([
      again(() => teams.act(), 500, 6_000, 0),
      again(() => teams.act(), 500, 6_000, 1),
      again(() => servers.kill(), 10_000, 30_000, 2),
      again(() => servers.disturb(), 5_000, 20_000, 3),
      again(() => damage.act(), 500, 5_000, 4),
      ...crowd.map((guest) => goOn(() => guest.visit(browser, over))),
    ]);
  } finally {
    clearInterval(printing);
    await browser.close();
    await servers.stop();
    await rm(copies, { recursive: true, maxRetries: 5 });
  }
  const problems = [
    ...(await teams.check()),
    ...failures,
    ...damage.problems,
    ...crowd.flatMap((guest) => guest.problems),
  ];
  console.log(summary(teams, servers, damage, crowd));
  for (const problem of problems) console.error(problem);
  console.log(`\n${problems.length} problems; the same choices again: --seed ${seed}`);
  if (problems.length > 0) process.exitCode = 1;
});

function summary(teams: Teams, servers: Servers, damage: Damage, crowd: readonly RandomGuest[]): string {
  const sum = (of: keyof RandomGuest['counts']) => crowd.reduce((total, { counts }) => total + counts[of], 0);
  return [
    `${teams.counts.done} releases, rollbacks and prunes, ${teams.counts.killed} killed`,
    `${servers.counts.killed} servers killed, ${servers.counts.faults} faults`,
    `files damaged: ${damage.counts.repaired} repaired, ${damage.counts.named} named, ${damage.counts.replaced} of a generation that was replaced`,
    `${sum('views')} pages, ${sum('added')} dishes added, ${sum('sent')} orders, ${sum('unreachable')} pages not reached`,
  ].join('; ');
}
