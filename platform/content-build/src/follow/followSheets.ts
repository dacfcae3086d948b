import { setTimeout as sleep } from 'node:timers/promises';
import { statusSections, type ReleaseStore } from '@asia/release-store';
import { namedTables } from '../sheets/namedTables';
import { SheetFollower, type Release } from './SheetFollower';

/**
 * Follows the tables at addresses for ever; whatever fails, it looks again.
 * @param print gets what has changed since it was called last, in Spanish
 * @throws Error when no table has an address
 */
export async function followSheets(
  store: ReleaseStore,
  release: Release,
  print: (text: string) => void = console.log,
): Promise<never> {
  if (namedTables().size === 0)
    throw new Error('Ninguna tabla tiene dirección. Escríbelas en content/sheets.json: docs/la-hoja.md.');
  const follower = new SheetFollower(store, release);
  let printed = '';
  for (;;) {
    const text = await follower.look().then(
      (status) =>
        status &&
        statusSections(status)
          .flatMap(({ title, lines }) => [title, ...lines])
          .join('\n'),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (text && text !== printed) print((printed = text));
    await sleep(follower.pause);
  }
}
