import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './acceptedEncodings';
import { namesValidator, type PreparedFile, type Representation } from './PreparedFile';

function choose({ representations }: PreparedFile, header: string | undefined): Representation {
  for (const encoding of acceptedEncodings(header)) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  return representations.identity;
}

/** Answers from memory. It writes to the socket itself: the framework's serialisation would cost as much as the answer. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, file: PreparedFile): void {
  const asked = request.raw.headers;
  const encoding = asked['accept-encoding'];
  const chosen = choose(file, Array.isArray(encoding) ? encoding.join(',') : encoding);
  const known = asked['if-none-match'];
  reply.hijack();
  if (file.status === 200 && known !== undefined && namesValidator(known, chosen.etag)) {
    reply.raw.writeHead(304, chosen.unchanged).end();
    return;
  }
  // Node leaves the body out of an answer to HEAD.
  reply.raw.writeHead(file.status, chosen.headers).end(chosen.body);
}
