import type { Bench } from '../Bench';
import { Phone } from '../phone/Phone';
import { BuiltScripts } from './BuiltScripts';
import { totals, transferOf, type FileKind, type Transfer } from './transferred';

export interface CountedVisit {
  name: string;
  bytes: Record<FileKind, number>;
  /** Files of JS and CSS, largest first: app and file without the version, and size. */
  files: { file: string; bytes: number }[];
  /** JS bytes by package. */
  packages: Record<string, number>;
}

/** How long nothing may be on its way before a visit counts as over. */
const QUIET_MS = 1500;

/** First visits with an empty cache, without a touch, and what one more remote adds to one. */
export async function countBytes({ browser, site, siteDir }: Bench): Promise<CountedVisit[]> {
  const scripts = new BuiltScripts(siteDir);
  const counted: CountedVisit[] = [];
  for (const [name, path] of [
    ['home', '/'],
    ['category', '/ArrozChino'],
  ] as const) {
    const visit = new Visit(await Phone.open(browser, { fast: true }));
    await visit.phone.page.goto(site + path, { waitUntil: 'load' });
    counted.push(countedVisit(name, await visit.atRest(), scripts));
    if (name === 'category') {
      // As with Back and Forward: the cart of a first visit is empty, and nothing on the page leads to it.
      await visit.phone.page.evaluate(() => {
        history.pushState(null, '', '/Cart');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      counted.push(countedVisit('then the cart', await visit.atRest(), scripts));
    }
    await visit.phone.close();
  }
  return counted;
}

/** Notes what a page transfers. */
class Visit {
  private transfers: Promise<Transfer | null>[] = [];

  constructor(readonly phone: Phone) {
    phone.page.on('requestfinished', (request) => this.transfers.push(transferOf(request)));
  }

  /** What was transferred since the last call, once nothing is on its way any more. */
  async atRest(): Promise<Transfer[]> {
    await this.phone.alive();
    for (let seen = -1; seen !== this.transfers.length;) {
      seen = this.transfers.length;
      await this.phone.page.waitForTimeout(QUIET_MS);
    }
    const transfers = await Promise.all(this.transfers);
    this.transfers = [];
    return transfers.filter((transfer) => transfer !== null);
  }
}

function countedVisit(name: string, transfers: Transfer[], scripts: BuiltScripts): CountedVisit {
  const packages: Record<string, number> = {};
  for (const { kind, pathname, bytes } of transfers) {
    if (kind !== 'js') continue;
    for (const [owner, share] of Object.entries(scripts.packagesOf(pathname, bytes)))
      packages[owner] = (packages[owner] ?? 0) + share;
  }
  const files = transfers
    .filter(({ kind }) => kind === 'js' || kind === 'css')
    .map(({ pathname, bytes }) => ({ file: pathname.replace(/^\/mfe\/([\w-]+)\/[^/]+/, '$1'), bytes }))
    .sort((a, b) => b.bytes - a.bytes);
  return { name, bytes: totals(transfers), files, packages };
}
