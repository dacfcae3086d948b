import { median } from '../measure';
import { blockingTime, longestTask, type Vitals } from '../phone/Vitals';

/** Several visits of one page in one figure each; milliseconds, medians. */
export interface Summary {
  fcp: number;
  lcp: number;
  /** The worst of the visits: a page that jumps sometimes jumps. */
  cls: number;
  blocking: number;
  blockingAfterPaint: number;
  longestTask: number;
  /** When every part answers; 0 where scripts are blocked. */
  alive: number;
  /** All LCP values, in order: how far they lie apart says what a ratio is worth. */
  lcpRuns: number[];
}

export function summaryOf(visits: readonly Vitals[]): Summary {
  const middle = (figure: (visit: Vitals) => number) => Math.round(median(visits.map(figure)));
  return {
    fcp: middle(({ fcp }) => fcp),
    lcp: middle(({ lcp }) => lcp),
    cls: Math.max(...visits.map(({ cls }) => cls)),
    blocking: middle(({ longTasks }) => blockingTime(longTasks)),
    blockingAfterPaint: middle(({ longTasks, fcp }) => blockingTime(longTasks, fcp)),
    longestTask: middle(({ longTasks }) => longestTask(longTasks)),
    alive: middle(({ alive }) => alive),
    lcpRuns: visits.map(({ lcp }) => Math.round(lcp)),
  };
}
