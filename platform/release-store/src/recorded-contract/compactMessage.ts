import type ts from 'typescript';

/** A longer message spells out whole types; its deepest reason is enough. */
const MAX_MESSAGE_LENGTH = 120;

/** The first message and its deepest reason, without the steps between. */
export function compactMessage(message: string | ts.DiagnosticMessageChain): string {
  if (typeof message === 'string') {
    // Removes the path of a type, which is a folder of the release store. A module's path keeps its last name.
    return message
      .replace(/import\("[^"]*"\)\./g, '')
      .replace(/import\("(?:[^"]*\/)?([^"]*)"\)/g, '$1')
      .replace(/\s+/g, ' ')
      .replace(/\.$/, '');
  }
  let last = message;
  while (last.next?.[0]) last = last.next[0];
  const [first, reason] = [message, last].map(({ messageText }) => compactMessage(messageText));
  if (last === message || !reason || !first) return first ?? '';
  return first.length > MAX_MESSAGE_LENGTH ? reason : `${first}: ${reason}`;
}
