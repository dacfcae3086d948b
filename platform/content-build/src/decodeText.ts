const utf8 = new TextDecoder('utf-8');

/** In UTF-16, one of the two bytes of a Latin letter is zero: the byte at an even, or at an odd place. */
const MIN_SHARE_OF_ZEROS = 0.2;

function isUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // `PK`: a new workbook is an archive.
  if (first === 0x50 && second === 0x4b) return null;
  const zeros = [0, 0];
  bytes.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  const [more, fewer] = even > odd ? [even, odd] : [odd, even];
  // An old workbook has zeros at even and odd places.
  if (more < (bytes.length / 2) * MIN_SHARE_OF_ZEROS || fewer > more / 2) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/**
 * The text of a spreadsheet's file: UTF-8, or UTF-16 as Excel's «Texto Unicode» and LibreOffice write it.
 * Another encoding leaves U+FFFD for each lost letter, and cannot hold Chinese anyway.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = isUtf16(bytes);
  return (encoding === null ? utf8 : new TextDecoder(encoding)).decode(bytes);
}
