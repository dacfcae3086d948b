import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:http2';

export interface Question {
  /** Sent unchanged; `fetch` would repair a crafted address. */
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

/** Sends requests over TLS and HTTP/2; does not verify the certificate. */
export function http2Client(port: number): { ask(question: Question): Promise<Answer>; close(): void } {
  const session = connect(`https://localhost:${port}`, { rejectUnauthorized: false });
  return {
    close: () => session.close(),
    ask: async ({ url, method = 'GET', headers = {} }) => {
      const stream = session.request({ ':path': url, ':method': method, ...headers });
      stream.end();
      const [{ ':status': status, ...sent }] = (await once(stream, 'response')) as [
        IncomingHttpHeaders & { ':status'?: number },
      ];
      return readAnswer(status, sent, stream);
    },
  };
}

async function readAnswer(statusCode = 0, headers: IncomingHttpHeaders, stream: AsyncIterable<unknown>) {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const bytes = Buffer.concat(chunks);
  const body = bytes.toString('utf8');
  return { statusCode, headers, bytes, body, json: (): unknown => JSON.parse(body) };
}

/** Sends a request to a server on this machine, over a real connection. */
export async function ask(
  port: number,
  { url, method = 'GET', headers = {}, payload }: Question,
): Promise<Answer> {
  const sent = request({ host: '127.0.0.1', port, path: url, method, headers, agent });
  sent.end(payload);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return readAnswer(answer.statusCode, answer.headers, answer);
}
