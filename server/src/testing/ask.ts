import { once } from 'node:events';
import { Agent, request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface Question {
  /** Sent as it is: `fetch` would tidy up what a crafted address is about. */
  url: string;
  method?: string;
  headers?: Record<string, string>;
  payload?: string;
}

export interface Answer {
  statusCode: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  /** The bytes as text. */
  body: string;
  json(): unknown;
}

const agent = new Agent({ keepAlive: true });

/** Asks a server on this machine, over a real connection. */
export async function ask(
  port: number,
  { url, method = 'GET', headers = {}, payload }: Question,
): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, path: url, method, headers, agent });
  asked.end(payload);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const body = bytes.toString('utf8');
  return {
    statusCode: answer.statusCode ?? 0,
    headers: answer.headers,
    bytes,
    body,
    json: (): unknown => JSON.parse(body),
  };
}
