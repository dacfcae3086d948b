import { escapeHtml, OFFLINE_COPY_DATE, type OfflineList } from '@asia/shared/contracts';
import { RETRY_PAUSE_MS } from '@asia/shared/deadlines';
import { notStored as inEnglish } from '../../messages/worker/en';
import { spanish } from '../../messages/worker/es';
import { notStored as inChinese } from '../../messages/worker/zh';
import { LIST, pageKey, PAGES } from './addresses';

const readStoredList = async () => (await caches.open(PAGES)).match(LIST);

/** A stored page, with the time when it was last known to be live. */
export async function withCopyDate(page: Response): Promise<Response> {
  const sent = ((await readStoredList()) ?? page).headers.get('date') ?? '';
  const { status, headers } = page;
  const html = await page.text();
  return new Response(html.replace('<html', `<html ${OFFLINE_COPY_DATE}="${sent}"`), { status, headers });
}

/** Shown when there is neither a network nor a stored page: lists the pages that are stored, and reloads itself. */
export async function offlineFallbackPage(): Promise<Response> {
  const pages = await caches.open(PAGES);
  const list = (await (await readStoredList())?.json()) as OfflineList | undefined;
  const links: string[] = [];
  for (const [path, title] of Object.entries(list?.pages ?? {}))
    if (await pages.match(pageKey(path))) links.push(`<li><a href="${path}">${escapeHtml(title)}</a></li>`);
  const html = `<!doctype html><html lang="es-CO"><head><meta charset="utf-8"><title>${spanish.title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="${RETRY_PAUSE_MS / 1000}">
<style>body{margin:0 auto;max-width:36rem;padding:2rem 1.25rem;background:#faf6ec;color:#1d1512;font:1.0625rem/1.6 system-ui,sans-serif}a{color:#8c1c13;display:inline-block;padding:.5rem 0}ul{padding-left:1.25rem}</style></head>
<body><main><h1>${spanish.title}</h1><p>${spanish.notStored}</p>
<p lang="en">${inEnglish}</p>
<p lang="zh-Hans">${inChinese}</p>
${links.length > 0 ? `<p>${spanish.meanwhile}</p><ul>${links.join('')}</ul>` : ''}
<p><a href="">${spanish.retry}</a></p></main></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
