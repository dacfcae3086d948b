import { computedStruct, makeAutoObservable } from 'mobx';
import { entry, type TodayRow } from '../contracts';
import { useHydrated } from '../loading/useHydrated';
import { content } from '../pageContent';
import { clock } from './clock';

/** The rows in effect at a moment; rows of hours always, because they name their day. */
const countingAt = (rows: readonly TodayRow[], moment: number) =>
  rows.filter(({ from = 0, until = Infinity }) => from <= moment && moment < until);

/** Rows of `hoy.csv`. The HTML has only rows without a day, because only the browser has a clock. */
export class Today {
  rows: readonly TodayRow[] = content(entry('today'));
  readonly inHtml = countingAt(this.rows, 0);

  constructor() {
    makeAutoObservable(this, { inEffect: computedStruct }, { deep: false });
  }

  follow(rows: readonly TodayRow[]): void {
    this.rows = rows;
  }

  /** Rows in effect now. Call it after hydration, which expects `inHtml`. */
  get inEffect(): readonly TodayRow[] {
    return countingAt(this.rows, clock.now);
  }

  /** @param moment in milliseconds since 1970; by default, or if it is over, now */
  pauseAt(moment?: number): TodayRow | undefined {
    return this.at(moment).find(({ what }) => what === 'pause');
  }

  /** Values of the zones without delivery. @param moment as of `pauseAt` */
  zonesOffAt(moment?: number): string[] {
    return this.at(moment).flatMap(({ what, of }) => (what === 'noDelivery' ? of : []));
  }

  isSoldOut(key: string, moment?: number): boolean {
    return this.at(moment).some(isSoldOut(key));
  }

  private at(moment = 0): readonly TodayRow[] {
    return moment > clock.now ? countingAt(this.rows, moment) : this.inEffect;
  }
}

/** Whether a row says that a dish is sold out, itself or with its category. */
const isSoldOut =
  (key: string) =>
  ({ what, of }: TodayRow) =>
    what === 'soldOut' && (key === of || key.startsWith(`${of}:`));

export const today = /* @__PURE__ */ new Today();

/** Returns whether a dish is sold out, by its key; while React hydrates, as in the HTML. Call it in an observer. */
export function useSoldOut(): (key: string) => boolean {
  const rows = useHydrated() ? today.inEffect : today.inHtml;
  return (key) => rows.some(isSoldOut(key));
}
