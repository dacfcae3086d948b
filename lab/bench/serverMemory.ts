import { realpathSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseStore } from '@asia/release-store';
import type { Bench, Figures } from './Bench';
import { countAnswers } from './countAnswers';
import { runOwn } from '../../e2e/harness/runOwn';

const RELEASES = 100;
const REQUESTS = 200_000;

/** Megabytes of memory of a process, from Linux. */
async function resident(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1000;
}

/** Memory of the server before and after a year's releases and a day's requests. */
export async function measureServerMemory({ siteDir }: Bench): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'asia-memory-'));
  await cp(siteDir, dir, { recursive: true, verbatimSymlinks: true });
  const store = ReleaseStore.inFolder(dir);
  const server = await runOwn(dir);
  let answered = 0;
  const ask = async (requests: number) => {
    for (const end = answered + requests; answered < end;)
      for (const address of ['/ArrozChino', '/products', '/'])
        answered += (await countAnswers({ port: server.port, path: address, connections: 32, seconds: 0.2 }))
          .answers;
  };
  const release = async () => {
    const live = (await store.live())!;
    const pages = realpathSync(store.currentLink);
    await store.publish(pages, live, { action: 'release', changed: [], pointer: live.pointer });
  };
  try {
    for (let number = 0; number < RELEASES / 10; number += 1) {
      await release();
      await ask(REQUESTS / RELEASES);
    }
    const before = await resident(server.pid);
    for (let number = 0; number < RELEASES; number += 1) {
      await release();
      await ask(REQUESTS / RELEASES);
    }
    const after = await resident(server.pid);
    return {
      'server: memory, MB': before,
      [`server: memory after ${RELEASES} releases and ${REQUESTS} requests, MB`]: after,
    };
  } finally {
    await server.stop();
    await rm(dir, { recursive: true, force: true });
  }
}
