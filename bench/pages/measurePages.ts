import type { Bench } from '../Bench';
import { inTurns, rounded } from '../measure';
import { Phone } from '../phone/Phone';
import type { Vitals } from '../phone/Vitals';
import { kindsOfPage, type KindOfPage } from './kindsOfPage';
import { summaryOf, type Summary } from './summary';

export interface MeasuredPage {
  kind: string;
  path: string;
  withScripts: Summary;
  blocked: Summary;
  /** LCP with scripts divided by LCP without. */
  lcpRatio: number;
}

/** Each kind of page against itself with scripts blocked. */
export async function measurePages({ browser, site, runs }: Bench): Promise<MeasuredPage[]> {
  const visit = async (path: string, scripts: boolean): Promise<Vitals> => {
    const phone = await Phone.open(browser, { scripts });
    try {
      return await phone.visit(site + path);
    } finally {
      await phone.close();
    }
  };
  // The browser's own first steps belong to nobody.
  await visit('/', true);
  const pages: MeasuredPage[] = [];
  for (const [kind, path] of Object.entries(kindsOfPage) as [KindOfPage, string][]) {
    const visits = await inTurns(runs, {
      withScripts: () => visit(path, true),
      blocked: () => visit(path, false),
    });
    const withScripts = summaryOf(visits.withScripts);
    const blocked = summaryOf(visits.blocked);
    pages.push({ kind, path, withScripts, blocked, lcpRatio: rounded(withScripts.lcp / blocked.lcp) });
  }
  return pages;
}
