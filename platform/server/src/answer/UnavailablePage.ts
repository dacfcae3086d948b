import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { GENERATION } from '@asia/release-store';
import { UNAVAILABLE_RETRY_S } from '@asia/shared/deadlines';
import { unavailable } from '@asia/shared/messages/unavailable';
import { sendText } from './sendText';

/** For a folder without any generation: there is nobody to call yet. */
const WITHOUT_TELEPHONE = `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta http-equiv="refresh" content="${UNAVAILABLE_RETRY_S}">
<title>503</title>
<p>${unavailable.withoutPhone}</p>
</html>
`;

const byNumber = new Intl.Collator('en', { numeric: true }).compare;

/** The page for when nothing else can be served: each generation has one, with the restaurant's telephone. */
export class UnavailablePage {
  private lastRead = WITHOUT_TELEPHONE;

  /** @param siteDir the release store, or its copy */
  constructor(private readonly siteDir: string) {}

  /** Reads the page of the newest generation on this machine. Without one, returns the last page read. */
  async read(): Promise<string> {
    const folder = path.join(this.siteDir, 'generations');
    const names = await readdir(folder).catch(() => []);
    for (const name of names.sort(byNumber).reverse()) {
      const page = await readFile(path.join(folder, name, GENERATION.unavailable), 'utf8').catch(() => '');
      // Skips a page that was cut off while it was written.
      if (page.endsWith('</html>\n')) return (this.lastRead = page);
    }
    return this.lastRead;
  }

  async send(reply: FastifyReply, status: number): Promise<FastifyReply> {
    const more = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'retry-after': String(UNAVAILABLE_RETRY_S),
    };
    return sendText(reply, status, more, await this.read());
  }
}
