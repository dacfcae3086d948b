import { keep, recall } from './tabMemory';

/** Where the tab remembers the last order that it opened in WhatsApp. */
export const SENT_KEY = 'pedidoEnviado';
/** How long the same order counts as a repetition. */
export const REPEAT_MS = 10 * 60_000;

/** Remembers that `text` was opened in the chat. Only its fingerprint is kept: the text holds personal data. */
export function rememberSent(text: string, at: Date): void {
  keep(SENT_KEY, { print: fingerprint(text), at: at.getTime() });
}

/** When exactly this text was opened in the chat, if that was within {@link REPEAT_MS}; else null. */
export function sentBefore(text: string, now: Date): Date | null {
  const stored = recall(SENT_KEY);
  const at = stored.get('at');
  if (stored.get('print') !== fingerprint(text) || typeof at !== 'number') return null;
  return Math.abs(now.getTime() - at) < REPEAT_MS ? new Date(at) : null;
}

/** FNV-1a over the characters: enough to tell two orders of one tab apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}
