import type { Request } from '@playwright/test';
import type { Bench, Figures } from '../Bench';
import { Phone, type Site } from '../guest/Phone';

/** A visit is over after this time without requests in flight. */
const QUIET_MS = 1500;
const KB = 1000;
const pages = { home: '/', category: '/ArrozChino' } as const;

/** KB on the wire (brotli) of first visits without interaction, by kind of file. */
export async function countBytes({ browser }: Bench, site: Site): Promise<Figures> {
  const figures: Figures = {};
  for (const [name, address] of Object.entries(pages)) {
    const visit = (phone: Phone) => recordTransfers(phone, site.address + address);
    const transfers = await Phone.with(browser, site, visit, true);
    const { js, css, fonts, pictures, html, other } = totals(transfers.needed);
    figures[`${name}: JS + CSS`] = (js + css) / KB;
    figures[`${name}: fonts`] = fonts / KB;
    figures[`${name}: all files`] = (js + css + fonts + pictures + html + other) / KB;
    figures[`${name}: ahead of need`] = transfers.ahead.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
  }
  return figures;
}

/** Bytes of a visit until the page is interactive, and of its prefetching after that. */
async function recordTransfers(
  phone: Phone,
  address: string,
): Promise<{ needed: Transfer[]; ahead: Transfer[] }> {
  const transfers: { request: Request; transfer: Promise<Transfer | null> }[] = [];
  phone.page.on('request', (request) => transfers.push({ request, transfer: readTransfer(request) }));
  await phone.page.goto(address, { waitUntil: 'load' });
  await phone.interactive();
  // Read in the page: prefetching starts at once, before Playwright could look.
  const interactiveAt = await phone.page.evaluate(
    () => performance.timeOrigin + (window.vitals.interactive || performance.now()),
  );
  for (let seen = -1; seen !== transfers.length;) {
    seen = transfers.length;
    await phone.page.waitForTimeout(QUIET_MS);
  }
  const needed: Transfer[] = [];
  const ahead: Transfer[] = [];
  for (const { request, transfer } of transfers) {
    const came = await transfer;
    // Pictures in view load late by design, and belong to the page.
    if (came)
      (came.kind === 'pictures' || request.timing().startTime <= interactiveAt ? needed : ahead).push(came);
  }
  return { needed, ahead };
}

type FileKind = 'js' | 'css' | 'html' | 'fonts' | 'pictures' | 'other';

const kinds: [RegExp, FileKind][] = [
  [/\.js$/, 'js'],
  [/\.css$/, 'css'],
  [/\.woff2?$/, 'fonts'],
  [/\.(avif|webp|png|svg|ico)$/, 'pictures'],
  [/\.\w+$/, 'other'],
];

export function findKind(pathname: string, resourceType: string): FileKind {
  if (resourceType === 'document') return 'html';
  return kinds.find(([pattern]) => pattern.test(pathname))?.[1] ?? 'other';
}

interface Transfer {
  kind: FileKind;
  /** Size of the answer's body on the wire, compressed. */
  bytes: number;
}

/** @returns null for an answer from the cache, or a failed one */
async function readTransfer(request: Request): Promise<Transfer | null> {
  const response = await request.response();
  if (!response?.ok()) return null;
  const { pathname } = new URL(request.url());
  const { responseBodySize } = await request.sizes();
  return { kind: findKind(pathname, request.resourceType()), bytes: responseBodySize };
}

function totals(transfers: readonly Transfer[]): Record<FileKind, number> {
  const sums: Record<FileKind, number> = { html: 0, css: 0, js: 0, fonts: 0, pictures: 0, other: 0 };
  for (const { kind, bytes } of transfers) sums[kind] += bytes;
  return sums;
}
