import { createHash } from 'node:crypto';
import type { Bodies } from '@asia/release-store';
import type { Headers } from '../headers';
import type { Encoding } from './encodingFor';

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
  representations: Readonly<Partial<Record<Encoding, Representation>> & { identity: Representation }>;
}

/**
 * Prepares a file for `sendPrepared`. Each coding has its own strong validator, made from the plain content: all
 * machines with the same release give the same one. A file in one coding only has no `Vary`.
 */
export function prepareFile(bodies: Bodies, headers: Headers, status = 200): PreparedFile {
  const hash = createHash('sha256').update(bodies.identity).digest('base64url').slice(0, 22);
  const codings = Object.values(bodies).length;
  const represent = (encoding: Encoding, body: Buffer): Representation => {
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const { 'content-type': type = 'application/octet-stream', vary, ...shared } = headers;
    const unchanged = { ...shared, ...(vary && codings > 1 && { vary }), etag };
    return {
      body,
      etag,
      unchanged,
      headers: {
        ...unchanged,
        'content-type': type,
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      },
    };
  };
  return {
    status,
    representations: {
      identity: represent('identity', bodies.identity),
      ...(bodies.br && { br: represent('br', bodies.br) }),
      ...(bodies.gzip && { gzip: represent('gzip', bodies.gzip) }),
    },
  };
}

/** Whether an `If-None-Match` header names this validator. */
export function namesValidator(header: string, etag: string): boolean {
  if (header === etag || header === '*') return true;
  return header.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag);
}
