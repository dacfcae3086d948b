import type { FastifyReply } from 'fastify';
import {
  type BlobStore,
  newestStatus,
  type OwnerView,
  readOwnerView,
  SHEET_LATE_MS,
  SHEET_LOOK_MS,
  type SheetStatus,
  statusSections,
} from '@asia/release-store';
import { escapeHtml, SHEET_PAGE } from '@asia/shared/contracts';
import { headers } from '../headers';
import { sendText } from './sendText';

/** The oldest status that is shown without asking the release store again. */
const STATUS_AGE_MS = 1_000;
/** Pause until the page asks again. */
const REFRESH_S = 15;
/** The query that shows the notes: unlike an open `<details>` it is still there when the page asks again. */
export const NOTES = 'notas';

const STYLE = `body{max-width:34rem;margin:0 auto;padding:1rem 1.25rem 3rem;background:#fffcf5;color:#1b1310;font:1.125rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1{margin:0;color:#5e4e43;font-size:1rem;font-weight:400}
h2{margin:0 0 .25rem;font-size:1.25rem;line-height:1.3}
section{margin:1rem 0;padding:1rem 1.25rem;border-left:.375rem solid #17533f;background:#f8f1e4}
section.wrong{border-color:#98100c}
ul{margin:0;padding:0;list-style:none}
li+li{margin-top:.5rem}
h2 a{color:inherit}
.wrong h2,.late{color:#98100c}
.late{font-weight:600}
`;

/** A text as HTML, in which no line ends inside an amount or an hour. */
const escape = (text: string) => escapeHtml(text).replace(/(?<=\$|\b[ap]\.) | (?=[AP]M\b)/g, '\u00a0');

function readLine({ readAt }: SheetStatus, now: number): string {
  const minutes = Math.floor((now - Date.parse(readAt)) / 60_000);
  if (now - Date.parse(readAt) <= SHEET_LATE_MS)
    return `<p>El sitio lee la hoja cada ${SHEET_LOOK_MS / 1_000} segundos. Última lectura anotada: ${minutes < 1 ? 'hace menos de un minuto' : `hace ${minutes} min`}.</p>`;
  const since = readAt ? `desde hace ${minutes} minutos` : 'todavía';
  return `<p class="late">El sitio no lee la hoja ${since}: tus cambios no le llegan. Avisa a quien lo opera.</p>`;
}

/** The result of the owner's last change. @param now milliseconds since 1970 @param isOpen shows the notes */
export function sheetHtml(status: SheetStatus, view: OwnerView, now: number, isOpen = false): string {
  const sections = statusSections(status, view, now);
  const parts = sections.map(({ title, lines, isWrong, isCollapsed }) => {
    const heading = escape(isCollapsed ? `${title} (${lines.length})` : title);
    const link = isCollapsed ? `<a href="?${isOpen ? '' : NOTES}">${heading}</a>` : heading;
    const shown = isCollapsed && !isOpen ? [] : lines;
    const items = shown.map((line) => `<li>${escape(line)}</li>`).join('\n');
    return `<section${isWrong ? ' class="wrong"' : ''}>\n<h2>${link}</h2>\n<ul>${items}</ul>\n</section>`;
  });
  return `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(sections[0]?.title ?? '')}</title>
<link rel="stylesheet" href="${SHEET_PAGE}${status.token}.css">
<main>
<h1>La hoja y el sitio</h1>
${parts.join('\n')}
${readLine(status, now)}
</main>
</html>
`;
}

/** The page at which the owner of a sheet reads the result of a change. */
export class SheetPage {
  private seen: Promise<[SheetStatus, OwnerView] | null> = Promise.resolve(null);
  private askedAt = 0;

  /** @param store the release store itself: its copy on this machine has no status */
  constructor(private readonly store: BlobStore) {}

  /** Answers the address with this token, or the style sheet of its page. @returns null for another token */
  async send(reply: FastifyReply, asked: string, isOpen: boolean): Promise<FastifyReply | null> {
    if (Date.now() - this.askedAt >= STATUS_AGE_MS) {
      const before = this.seen;
      this.askedAt = Date.now();
      this.seen = this.see().catch(() => before);
    }
    const [status, view] = (await this.seen) ?? [];
    if (status && asked === `${status.token}.css`)
      return sendText(reply, 200, { ...headers.owner, 'content-type': 'text/css; charset=utf-8' }, STYLE);
    if (!view || asked !== status?.token) return null;
    const more = {
      ...headers.owner,
      'content-type': 'text/html; charset=utf-8',
      refresh: String(REFRESH_S),
    };
    return sendText(reply, 200, more, sheetHtml(status, view, Date.now(), isOpen));
  }

  private async see(): Promise<[SheetStatus, OwnerView] | null> {
    const status = await newestStatus(this.store);
    const view = status && (await readOwnerView(this.store));
    return view && [status, view];
  }
}
