import { makeAutoObservable } from 'mobx';
import { entry, type TodayRow } from '../contracts';
import { useHydrated } from '../loading/useHydrated';
import { content } from '../pageContent';

/** As often as the opening line follows the clock. */
const EVERY_MS = 30_000;

/** The rows in effect at a moment; rows of hours always, because they name their day. */
const countingAt = (rows: readonly TodayRow[], now: number) =>
  rows.filter(({ from = 0, until = Infinity }) => from <= now && now < until);

/** Rows of `hoy.csv`. The HTML has only rows without a day, because only the browser has a clock. */
export class Today {
  rows: readonly TodayRow[] = content(entry('today'));
  /** Rows in effect when the HTML of the page was written. */
  readonly inHtml = countingAt(this.rows, 0);
  /** Rows in effect now. */
  inEffect = this.inHtml;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Follows rows by the clock, from hydration on. Without a row of a day, no clock runs. */
  follow(rows = this.rows): void {
    this.rows = rows;
    this.look();
    clearInterval(this.timer);
    if (rows.some(({ until }) => until)) this.timer = setInterval(() => this.look(), EVERY_MS);
  }

  get pause(): TodayRow | undefined {
    return this.inEffect.find(({ what }) => what === 'pause');
  }

  /** Values of the zones without delivery. */
  get zonesOff(): string[] {
    return this.inEffect.flatMap(({ what, of }) => (what === 'noDelivery' ? of : []));
  }

  isSoldOut(key: string): boolean {
    return this.inEffect.some(isSoldOut(key));
  }

  private look(): void {
    const now = countingAt(this.rows, Date.now());
    if (JSON.stringify(now) !== JSON.stringify(this.inEffect)) this.inEffect = now;
  }
}

/** Whether a row says that a dish is sold out, itself or with its category. */
const isSoldOut =
  (key: string) =>
  ({ what, of }: TodayRow) =>
    what === 'soldOut' && (key === of || key.startsWith(`${of}:`));

/** The one of the page. */
export const today = /* @__PURE__ */ new Today();

/** Returns whether a dish is sold out, by its key; while React hydrates, as in the HTML. Call it in an observer. */
export function useSoldOut(): (key: string) => boolean {
  const rows = useHydrated() ? today.inEffect : today.inHtml;
  return (key) => rows.some(isSoldOut(key));
}
