import Negotiator from 'negotiator';

/** Content codings of files in the release store, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The coding that a client prefers; without a preference, the smallest. A client that refuses every coding gets
 * `identity`: better than no page.
 */
export function encodingFor(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [favourite] = negotiator.encodings(available, { preferred: encodings });
  return encodings.find((encoding) => encoding === favourite) ?? 'identity';
}
