import type { ServerResponse } from 'node:http';
import { headers, type Headers } from '../headers';

/** Sends a text that nobody may cache. */
export function sendText(response: ServerResponse, status: number, more: Headers, text: string): void {
  response
    .writeHead(status, { ...headers.passing, ...more, 'content-length': String(Buffer.byteLength(text)) })
    .end(text);
}

export const sendPlain = (response: ServerResponse, status: number, text: string, more: Headers = {}): void =>
  sendText(response, status, { ...more, 'content-type': 'text/plain; charset=utf-8' }, `${text}\n`);

export const sendJson = (response: ServerResponse, status: number, value: unknown): void =>
  sendText(response, status, { 'content-type': 'application/json; charset=utf-8' }, JSON.stringify(value));
