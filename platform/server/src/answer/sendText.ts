import type { FastifyReply } from 'fastify';
import { type Headers, headers } from '../headers';

/** Sends a text that nobody may cache. */
export const sendText = (reply: FastifyReply, status: number, more: Headers, text: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...headers.passing, ...more })
    .send(text);

export const sendPlain = (
  reply: FastifyReply,
  status: number,
  text: string,
  more: Headers = {},
): FastifyReply =>
  sendText(reply, status, { ...more, 'content-type': 'text/plain; charset=utf-8' }, `${text}\n`);

export const sendJson = (reply: FastifyReply, status: number, value: unknown): FastifyReply =>
  sendText(reply, status, { 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(value));
