/** Content codings of files in the release store, the smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity';

const everyEncoding: readonly Encoding[] = ['br', 'gzip', 'identity'];

function weightOf(parameters: readonly string[]): number {
  const quality = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return Number.isFinite(weight) ? weight : 0;
}

function read(header: string): readonly Encoding[] {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [coding = '', ...parameters] = part.split(';');
    weights.set(coding.trim(), weightOf(parameters));
  }
  const others = weights.get('*') ?? 0;
  // `identity` is always possible, but comes last unless the header names it.
  const weight = (coding: Encoding): number =>
    weights.get(coding) ?? (coding === 'identity' ? Number.MIN_VALUE : others);
  const wanted = everyEncoding.filter((coding) => weight(coding) > 0).sort((a, b) => weight(b) - weight(a));
  return wanted.includes('identity') ? wanted : [...wanted, 'identity'];
}

// Browsers send a handful of different headers; the bound limits clients that invent them.
const REMEMBERED = 64;
const remembered = new Map<string, readonly Encoding[]>();

/**
 * The codings that a client takes, in its order, or in ours where it has none. `identity` is always among
 * them.
 */
export function acceptedEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return ['identity'];
  const known = remembered.get(header);
  if (known) return known;
  const accepted = read(header);
  if (remembered.size >= REMEMBERED) remembered.clear();
  remembered.set(header, accepted);
  return accepted;
}
