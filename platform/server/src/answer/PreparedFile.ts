import { createHash } from 'node:crypto';
import type { Bodies } from '@asia/release-store';
import type { Headers } from '../headers';

export interface Representation {
  body: Buffer;
  etag: string;
  headers: Headers;
  /** Headers of the answer "not modified". */
  unchanged: Headers;
}

/** A file ready to be sent: a request computes nothing. */
export interface PreparedFile {
  status: number;
  identity: Representation;
  br?: Representation;
}

/**
 * Prepares a file for `sendPrepared`. Each coding has its own strong validator, made from the plain content: all
 * machines with the same release give the same one. A file in one coding only has no `Vary`.
 */
export function prepareFile(bodies: Bodies, headers: Headers, status = 200): PreparedFile {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const represent = (body: Buffer, encoding?: 'br'): Representation => {
    const etag = encoding ? `"${hash}-${encoding}"` : `"${hash}"`;
    const { 'content-type': type = 'application/octet-stream', vary, ...shared } = headers;
    const unchanged = { ...shared, ...(vary && bodies.br && { vary }), etag };
    return {
      body,
      etag,
      unchanged,
      headers: {
        ...unchanged,
        'content-type': type,
        ...(encoding && { 'content-encoding': encoding }),
      },
    };
  };
  return {
    status,
    identity: represent(bodies.identity),
    ...(bodies.br && { br: represent(bodies.br, 'br') }),
  };
}

/** Whether an `If-None-Match` header names this validator. */
export function namesValidator(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
