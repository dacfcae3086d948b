import { setTimeout as wait } from 'node:timers/promises';

/** Repeats a check until it passes; after `timeoutMs` its last failure counts. */
export async function eventually<T>(check: () => Promise<T> | T, timeoutMs = 10_000): Promise<T> {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      return await check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await wait(60);
    }
  }
}
