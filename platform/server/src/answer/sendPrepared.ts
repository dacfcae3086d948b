import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodingFor, encodings } from './encodingFor';
import { namesValidator, type PreparedFile } from './PreparedFile';

/** Answers from memory. A request for a range gets the whole file, as HTTP allows. */
export function sendPrepared(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { status, representations }: PreparedFile,
): FastifyReply {
  const accepted = headers['accept-encoding'];
  const encoding = encodingFor(
    Array.isArray(accepted) ? accepted.join() : accepted,
    encodings.filter((each) => representations[each]),
  );
  const chosen = representations[encoding] ?? representations.identity;
  const known = headers['if-none-match'];
  if (status === 200 && known !== undefined && namesValidator(known, chosen.etag))
    return reply.code(304).headers(chosen.unchanged).send();
  return reply.code(status).headers(chosen.headers).send(chosen.body);
}
