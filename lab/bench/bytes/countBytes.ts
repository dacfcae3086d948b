import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { markdownTable } from '../../../e2e/harness/markdownTable';
import type { Bench, Figures } from '../Bench';
import { Phone, type Site } from '../guest/Phone';
import { rounded } from '../measure';
import { ownerOf, reasons } from './parts';
import { partsOfScript } from './partsOfScript';
import { totals, transferOf, type Transfer } from './transferred';

/** Without requests in flight for this long, a visit counts as over. */
const QUIET_MS = 1500;
const KB = 1000;
const pages = { home: '/', category: '/ArrozChino' } as const;

/**
 * KB on the wire (brotli) of first visits without interaction, by kind of file, and of our scripts by
 * package.
 */
export async function countBytes({ browser, siteDir }: Bench, site: Site): Promise<Figures> {
  const figures: Figures = {};
  const parts: Record<string, Record<string, number>> = {};
  for (const [name, address] of Object.entries(pages)) {
    const transfers = await transfersOf(await Phone.open(browser, site, true), site.address + address);
    const { js, css, fonts, pictures, html, other } = totals(transfers.needed);
    figures[`${name}: JS + CSS`] = (js + css) / KB;
    figures[`${name}: fonts`] = fonts / KB;
    figures[`${name}: all files`] = (js + css + fonts + pictures + html + other) / KB;
    figures[`${name}: ahead of need`] = transfers.ahead.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    if (!site.own) continue;
    const ofPage: Record<string, number> = { styles: css };
    for (const { kind, pathname, bytes } of transfers.needed) {
      if (kind !== 'js') continue;
      for (const [part, share] of Object.entries(partsOfScript(siteDir, pathname, bytes))) {
        ofPage[part] = (ofPage[part] ?? 0) + share;
        const row = `${name}: ${ownerOf(part)}`;
        figures[row] = (figures[row] ?? 0) + share / KB;
      }
    }
    parts[name] = ofPage;
  }
  if (site.own) writeFileSync(path.join(__dirname, '../BYTES.md'), partsReport(parts));
  return figures;
}

/** Modules that each page loads until it is interactive, and why. */
function partsReport(parts: Readonly<Record<string, Record<string, number>>>): string {
  const columns = Object.keys(parts);
  const names = [...new Set(columns.flatMap((page) => Object.keys(parts[page]!)))];
  const most = (part: string) => Math.max(...columns.map((page) => parts[page]![part] ?? 0));
  const rows = names
    .sort((a, b) => most(b) - most(a))
    .map((part) => {
      const sizes = columns.map((page) => rounded((parts[page]![part] ?? 0) / KB, 2) || '');
      return [part, ...sizes, reasons[part] ?? '**no reason**'];
    });
  return [
    '# What a page loads until it is interactive',
    'Written by `npm run bench -- bytes`; do not edit. KB on the wire (brotli); the share of a module in a script is found by its source map.',
    markdownTable(['module', ...columns, 'why at the start'], rows),
    '',
  ].join('\n\n');
}

/** What a visit transfers until the page is interactive, and what it prefetches after that. */
async function transfersOf(
  phone: Phone,
  address: string,
): Promise<{ needed: Transfer[]; ahead: Transfer[] }> {
  const transfers: { request: Request; transfer: Promise<Transfer | null> }[] = [];
  phone.page.on('request', (request) => transfers.push({ request, transfer: transferOf(request) }));
  await phone.page.goto(address, { waitUntil: 'load' });
  await phone.interactive();
  // Reads the time in the page: prefetching starts at once, before Playwright could look.
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
  await phone.close();
  return { needed, ahead };
}
