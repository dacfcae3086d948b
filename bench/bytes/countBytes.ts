import type { Bench, Figures } from '../Bench';
import { Phone, type Site } from '../guest/Phone';
import { BuiltScripts } from './BuiltScripts';
import { totals, transferOf, type Transfer } from './transferred';

/** How long nothing may be on its way before a visit counts as over. */
const QUIET_MS = 1500;
const KB = 1000;

/** KB on the wire (brotli) of first visits without a touch, by kind of file, and of our scripts by package. */
export async function countBytes({ browser, siteDir }: Bench, site: Site): Promise<Figures> {
  const figures: Figures = {};
  const scripts = new BuiltScripts(siteDir);
  for (const [name, path] of [
    ['home', '/'],
    ['category', '/ArrozChino'],
  ] as const) {
    const transfers = await transfersOf(await Phone.open(browser, site, true), site.address + path);
    const { js, css, fonts, pictures, html, other } = totals(transfers.needed);
    figures[`${name}: JS + CSS`] = (js + css) / KB;
    figures[`${name}: all files`] = (js + css + fonts + pictures + html + other) / KB;
    figures[`${name}: ahead of need`] = transfers.ahead.reduce((sum, { bytes }) => sum + bytes, 0) / KB;
    if (!site.own) continue;
    for (const { kind, pathname, bytes } of transfers.needed) {
      if (kind !== 'js') continue;
      for (const [owner, share] of Object.entries(scripts.packagesOf(pathname, bytes)))
        figures[`${name}: ${owner}`] = (figures[`${name}: ${owner}`] ?? 0) + share / KB;
    }
  }
  return figures;
}

/** What a visit transfers until the page is alive, and what it fetches for later pages after that. */
async function transfersOf(
  phone: Phone,
  address: string,
): Promise<{ needed: Transfer[]; ahead: Transfer[] }> {
  const needed: Promise<Transfer | null>[] = [];
  const ahead: Promise<Transfer | null>[] = [];
  let list = needed;
  // By the moment of asking: what was needed may arrive after the page is alive.
  phone.page.on('request', (request) => list.push(transferOf(request)));
  await phone.page.goto(address, { waitUntil: 'load' });
  await phone.alive();
  list = ahead;
  for (let seen = -1; seen !== ahead.length;) {
    seen = ahead.length;
    await phone.page.waitForTimeout(QUIET_MS);
  }
  const [before, after] = await Promise.all([Promise.all(needed), Promise.all(ahead)]);
  await phone.close();
  const came = (transfer: Transfer | null) => transfer !== null;
  const isPicture = ({ kind }: Transfer) => kind === 'pictures';
  // Pictures in view come late by design, and belong to the page.
  return {
    needed: [...before.filter(came), ...after.filter(came).filter(isPicture)],
    ahead: after.filter(came).filter((transfer) => !isPicture(transfer)),
  };
}
