import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serve, type Bench } from '../Bench';
import { inTurns, rounded } from '../measure';
import { kindsOfPage, type KindOfPage } from '../pages/kindsOfPage';
import { summaryOf, type Summary } from '../pages/summary';
import { Phone } from '../phone/Phone';
import type { Vitals } from '../phone/Vitals';
import { writeSingleStore } from './writeSingleStore';

export interface Comparison {
  /** Compressed size of the one bundle, bytes. */
  bundle: { js: number; css: number };
  pages: { kind: string; path: string; federated: Summary; single: Summary; lcpRatio: number }[];
}

const compared: KindOfPage[] = ['home', 'menu index', 'category', 'carta'];

/** The released site against the same sources as one bundle, without federation, drawn by the browser. */
export async function compareWithSingle({ browser, site, siteDir, runs }: Bench): Promise<Comparison> {
  const folder = mkdtempSync(path.join(tmpdir(), 'asia-single-'));
  try {
    const store = path.join(folder, 'site');
    await writeSingleStore(siteDir, store);
    const single = await serve(store);
    const visit = async (address: string): Promise<Vitals> => {
      const phone = await Phone.open(browser);
      try {
        return await phone.visit(address);
      } finally {
        await phone.close();
      }
    };
    try {
      const pages: Comparison['pages'] = [];
      for (const kind of compared) {
        const page = kindsOfPage[kind];
        const visits = await inTurns(runs, {
          federated: () => visit(site + page),
          single: () => visit(single.site + page),
        });
        const [ours, theirs] = [summaryOf(visits.federated), summaryOf(visits.single)];
        pages.push({
          kind,
          path: page,
          federated: ours,
          single: theirs,
          lcpRatio: rounded(theirs.lcp / ours.lcp),
        });
      }
      const size = (file: string) => statSync(path.join(store, 'mfe/single/bench', file)).size;
      return { bundle: { js: size('main.js.br'), css: size('main.css.br') }, pages };
    } finally {
      await single.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
