/** A part of a body, both ends included. */
export interface Part {
  first: number;
  last: number;
}

const oneRange = /^bytes=(\d*)-(\d*)$/;

/**
 * The part that a `Range` header asks for (RFC 9110, 14.2). Null where the whole is to be sent: no header,
 * another unit, several parts at once, or one that makes no sense.
 * @returns `unsatisfiable` when the part begins behind the end
 */
export function askedRange(header: string | undefined, length: number): Part | 'unsatisfiable' | null {
  const [, from = '', to = ''] = oneRange.exec(header ?? '') ?? [];
  if (from === '' && to === '') return null;
  if (from === '') {
    const suffix = Math.min(Number(to), length);
    return suffix === 0 ? 'unsatisfiable' : { first: length - suffix, last: length - 1 };
  }
  const first = Number(from);
  const last = to === '' ? length - 1 : Number(to);
  if (to !== '' && last < first) return null;
  return first >= length ? 'unsatisfiable' : { first, last: Math.min(last, length - 1) };
}
