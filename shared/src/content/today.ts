import { makeAutoObservable } from 'mobx';
import { entry, type TodayRow } from '../contracts';
import { useHydrated } from '../loading/useHydrated';
import { content } from '../pageContent';

/** As often as the opening line follows the clock. */
const EVERY_MS = 30_000;

/** The rows that count at a moment; those of hours always, because they name their day. */
const countingAt = (rows: readonly TodayRow[], now: number) =>
  rows.filter(({ from = 0, until = Infinity }) => from <= now && now < until);

/** What the restaurant has written for a day. The HTML has what counts without a day: only the browser has a clock. */
export class Today {
  rows: readonly TodayRow[] = content(entry('today'));
  /** Those that the HTML of the page was written with. */
  readonly inHtml = countingAt(this.rows, 0);
  /** Those that count now. */
  inEffect = this.inHtml;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    makeAutoObservable(this, {}, { deep: false });
  }

  /** Follows rows by the clock, from hydration on; without a row of a day it asks no clock. */
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

/** Tells by the key of a dish whether it is sold out; while React hydrates, as the HTML says. Call it in an observer. */
export function useSoldOut(): (key: string) => boolean {
  const rows = useHydrated() ? today.inEffect : today.inHtml;
  return (key) => rows.some(isSoldOut(key));
}
