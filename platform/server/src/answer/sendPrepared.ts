import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesValidator, type PreparedFile } from './PreparedFile';

/** Whether a header `Accept-Encoding` takes brotli, as the one of every browser of `browserslist` does over https. */
const takesBrotli = (header: string): boolean =>
  header.split(',').some((coding) => /^\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding));

/** Answers from memory. A request for a range gets the whole file, as HTTP allows. */
export function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, identity, br }: PreparedFile,
): FastifyReply {
  const chosen = br && takesBrotli(String(headers['accept-encoding'])) ? br : identity;
  const known = headers['if-none-match'];
  if (status === 200 && known !== undefined && namesValidator(known, chosen.etag))
    return reply.code(304).headers(chosen.unchanged).send();
  return reply.code(status).headers(chosen.headers).send(chosen.body);
}
