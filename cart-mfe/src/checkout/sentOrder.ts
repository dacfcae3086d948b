/** Where the tab remembers the last order that it opened in WhatsApp. */
export const SENT_KEY = 'pedidoEnviado';
/** How long the same order counts as a repetition. */
export const REPEAT_MS = 10 * 60_000;

type SentStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers that `text` was opened in the chat. Only its fingerprint is kept: the text holds personal data. */
export function rememberSent(storage: SentStorage, text: string, at: Date): void {
  try {
    storage.setItem(SENT_KEY, JSON.stringify({ print: fingerprint(text), at: at.getTime() }));
  } catch {
    // Without storage a repetition goes unnoticed, and nothing else is lost.
  }
}

/** When exactly this text was opened in the chat, if that was within {@link REPEAT_MS}; else null. */
export function sentBefore(storage: SentStorage, text: string, now: Date): Date | null {
  try {
    const { print, at } = JSON.parse(storage.getItem(SENT_KEY) ?? '{}') as { print?: unknown; at?: unknown };
    if (print !== fingerprint(text) || typeof at !== 'number') return null;
    const age = now.getTime() - at;
    return age > -REPEAT_MS && age < REPEAT_MS ? new Date(at) : null;
  } catch {
    return null;
  }
}

/** FNV-1a over the characters: enough to tell two orders of one tab apart. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return `${text.length}.${(hash >>> 0).toString(36)}`;
}
