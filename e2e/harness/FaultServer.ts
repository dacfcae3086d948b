import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

/** Faults of an answer. Each gets the whole answer of the site, and sends a broken one. */
export const faults = {
  refuse: (response) => response.destroy(),
  '503': (response) => response.writeHead(503, { 'content-type': 'text/plain' }).end('no'),
  hang: () => undefined,
  'HTML with 200': (response) =>
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end('<!doctype html><title>Mantenimiento</title>'),
  'wrong hash': (response, { headers, body }) => {
    const other = Buffer.from(body);
    // Changes only the last byte, a line break in a text file: only the hash reveals it.
    other[other.length - 1] = (other.at(-1) ?? 0) ^ 1;
    response.writeHead(200, headers).end(other);
  },
} satisfies Record<string, (response: ServerResponse, whole: Answer) => unknown>;

export type Fault = keyof typeof faults;

type When = (address: string) => boolean | Promise<boolean>;

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/** The site at its own origin, with injected faults. A browser caches these answers, unlike intercepted ones. */
export class FaultServer {
  /** Requested addresses with their queries, in order. */
  readonly asked: string[] = [];
  private fault: { files: RegExp; way: Fault; when: When } | undefined;
  private readonly server: Server;

  /** @param edit changes an answer without a fault */
  constructor(
    private readonly site: string,
    private readonly edit = (_: IncomingMessage, answer: Answer): Answer => answer,
  ) {
    this.server = createServer((incoming, response) => {
      this.answer(incoming, response).catch(() => response.destroy());
    });
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /**
   * @param files paths with the fault, until `heal`
   * @param when called for each of their requests: whether the fault applies. The request waits for a promise.
   */
  break(files: RegExp, way: Fault, when: When = () => true): void {
    this.fault = { files, way, when };
  }

  heal(): void {
    this.fault = undefined;
  }

  stop(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = incoming.url ?? '/';
    this.asked.push(address);
    const { fault } = this;
    const [file = ''] = address.split('?');
    const broken = fault !== undefined && fault.files.test(file) && (await fault.when(file));
    // Uncompressed: a byte of the answer is a byte of the file.
    const whole = await ask(this.site + address, { ...incoming.headers, 'accept-encoding': 'identity' });
    if (broken) return void faults[fault.way](response, whole);
    const { status, headers, body } = this.edit(incoming, whole);
    response.writeHead(status, headers).end(body);
  }
}

function ask(url: string, headers: IncomingMessage['headers']): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Runs `work` with a new guest, at a site whose answers can go wrong. */
export async function withGuest(
  { browser, site, ...options }: { browser: Browser; site: string } & BrowserContextOptions,
  work: (page: Page, server: FaultServer) => Promise<void>,
): Promise<void> {
  const server = new FaultServer(site);
  const context = await browser.newContext({ baseURL: await server.start(), locale: 'es-CO', ...options });
  try {
    await work(await context.newPage(), server);
  } finally {
    await context.close();
    await server.stop();
  }
}
