import Negotiator from 'negotiator';

/** Content codings of files in the release store, the smallest first. */
export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/**
 * The coding that a client prefers; where it has no preference, the smallest. `identity` also for a client that refuses
 * every coding: a page it did not ask for is better than none.
 */
export function encodingFor(header: string | undefined, available: readonly Encoding[]): Encoding {
  if (!header) return 'identity';
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [favourite] = negotiator.encodings(available, { preferred: encodings });
  return encodings.find((encoding) => encoding === favourite) ?? 'identity';
}
