import { mkdirSync, openSync, closeSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import type { Store } from './Store';

const PATIENCE_MS = 120_000;
/** A lock older than this was left by a release that died. */
const STALE_MS = 10 * 60_000;

/**
 * Runs work while no other release or rollback touches the store.
 * @throws Error that names the holder when it does not come free
 */
export async function withLock<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(store.lockFile), { recursive: true });
  await acquire(store.lockFile);
  try {
    return await work();
  } finally {
    rmSync(store.lockFile, { force: true });
  }
}

async function acquire(file: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isStale(file)) rmSync(file, { force: true });
    else if (Date.now() > deadline)
      throw new Error(`Another release (process ${holder(file)}) holds ${file}.`);
    else await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function isStale(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_MS) return true;
    process.kill(Number(holder(file)), 0);
    return false;
  } catch (error) {
    // No such process: its lock is nobody's. A lock that vanished meanwhile is not stale, it is free.
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function holder(file: string): string {
  return readFileSync(file, 'utf8');
}
