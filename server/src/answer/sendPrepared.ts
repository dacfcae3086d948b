import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from './acceptedEncodings';
import { askedRange } from './askedRange';
import { namesValidator, type PreparedFile, type Representation } from './PreparedFile';

function choose({ representations }: PreparedFile, header: string | undefined): Representation {
  for (const encoding of acceptedEncodings(header)) {
    const representation = representations[encoding];
    if (representation) return representation;
  }
  return representations.identity;
}

/** The part of a file that is asked for, of exactly the content that the guest has a part of. */
function sendPart(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, headers }: Representation,
): boolean {
  const { range, 'if-range': condition } = request.raw.headers;
  if (request.method !== 'GET' || (condition !== undefined && condition !== etag)) return false;
  const part = askedRange(range, body.length);
  if (part === null) return false;
  if (part === 'unsatisfiable') {
    reply.raw.writeHead(416, { 'content-range': `bytes */${body.length}`, 'content-length': '0' }).end();
    return true;
  }
  const { first, last } = part;
  reply.raw
    .writeHead(206, {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${body.length}`,
    })
    .end(body.subarray(first, last + 1));
  return true;
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
  if (asked.range !== undefined && file.status === 200 && sendPart(request, reply, chosen)) return;
  // Node leaves the body out of an answer to HEAD.
  reply.raw.writeHead(file.status, chosen.headers).end(chosen.body);
}
