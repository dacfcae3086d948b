import { setTimeout as sleep } from 'node:timers/promises';
import { type ReleaseStore, statusSections } from '@asia/release-store';
import { SHEET_PAGE } from '@asia/shared/contracts';
import { workbookAddress } from '../sheets/workbookAddress';
import { type Look, type Release, SheetFollower } from './SheetFollower';

const NOTIFY_DEADLINE_MS = 10_000;

const textOf = ({ status, view }: Look): string =>
  statusSections(status, view)
    .filter(({ isCollapsed }) => !isCollapsed)
    .flatMap(({ title, lines }) => [title, ...lines])
    .join('\n');

/** Sends the text of a status to the address of the setting `NOTIFY_URL`, if there is one. */
async function notify(look: Look): Promise<void> {
  const { NOTIFY_URL } = process.env;
  if (!NOTIFY_URL) return;
  const headers = { 'content-type': 'text/plain; charset=utf-8' };
  const signal = AbortSignal.timeout(NOTIFY_DEADLINE_MS);
  await fetch(NOTIFY_URL, { method: 'POST', headers, body: textOf(look), signal }).catch(() =>
    // The message of the system may have the address.
    console.warn('El aviso no se pudo enviar a NOTIFY_URL.'),
  );
}

/**
 * Follows the restaurant's workbook for ever; whatever fails, it looks again. Prints where the owner reads what
 * happened and, in Spanish, what has changed since it printed last.
 * @throws Error when no address is named
 */
export async function followSheets(store: ReleaseStore, release: Release): Promise<never> {
  if (!workbookAddress())
    throw new Error('La hoja no tiene dirección. Escríbela en content/workbook.json: docs/la-hoja.md.');
  const follower = new SheetFollower(store, release, notify);
  let last: string[] = [];
  const print = (...texts: string[]) => {
    for (const text of texts) if (!last.includes(text)) console.log(text);
    last = texts;
  };
  for (;;) {
    await follower.look().then(
      (look) => look && print(`La página del dueño: ${SHEET_PAGE}${look.status.token}`, textOf(look)),
      (error: unknown) => print(error instanceof Error ? error.message : String(error)),
    );
    await sleep(follower.pause);
  }
}
