import type { IncomingMessage, ServerResponse } from 'node:http';
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

/** Answers with a part of a file. @returns false when the whole file is to be sent */
function sendPart(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, headers }: Representation,
): boolean {
  const { range, 'if-range': condition } = request.headers;
  if (request.method !== 'GET' || (condition !== undefined && condition !== etag)) return false;
  const part = askedRange(range, body.length);
  if (part === null) return false;
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${body.length}`, 'content-length': '0' }).end();
    return true;
  }
  const { first, last } = part;
  response
    .writeHead(206, {
      ...headers,
      'content-length': String(last - first + 1),
      'content-range': `bytes ${first}-${last}/${body.length}`,
    })
    .end(body.subarray(first, last + 1));
  return true;
}

/** Answers from memory. */
export function sendPrepared(request: IncomingMessage, response: ServerResponse, file: PreparedFile): void {
  const given = request.headers;
  const encoding = given['accept-encoding'];
  const chosen = choose(file, Array.isArray(encoding) ? encoding.join(',') : encoding);
  const known = given['if-none-match'];
  if (file.status === 200 && known !== undefined && namesValidator(known, chosen.etag)) {
    response.writeHead(304, chosen.unchanged).end();
    return;
  }
  if (given.range !== undefined && file.status === 200 && sendPart(request, response, chosen)) return;
  // Node leaves the body out of an answer to HEAD.
  response.writeHead(file.status, chosen.headers).end(chosen.body);
}
