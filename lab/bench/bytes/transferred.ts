import type { Request } from '@playwright/test';

/** Kind of file of an answer. */
export type FileKind = 'js' | 'css' | 'html' | 'fonts' | 'pictures' | 'other';

const kinds: [RegExp, FileKind][] = [
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.woff2?$/, 'fonts'],
  [/\.(avif|webp|png|svg|ico)$/, 'pictures'],
  [/\.\w+$/, 'other'],
];

export function kindOf(pathname: string, resourceType: string): FileKind {
  if (resourceType === 'document') return 'html';
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}

export interface Transfer {
  pathname: string;
  kind: FileKind;
  /** Size of the answer's body on the wire, compressed. */
  bytes: number;
}

/** @returns null for an answer from the cache, or a failed one */
export async function transferOf(request: Request): Promise<Transfer | null> {
  const response = await request.response();
  if (!response?.ok()) return null;
  const { pathname } = new URL(request.url());
  const { responseBodySize } = await request.sizes();
  return { pathname, kind: kindOf(pathname, request.resourceType()), bytes: responseBodySize };
}

/** Bytes by kind of file. */
export function totals(transfers: readonly Transfer[]): Record<FileKind, number> {
  const sums: Record<FileKind, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}
