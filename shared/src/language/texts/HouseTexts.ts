import type { Unavailability } from '../../contracts';

/** What shell and remotes say alike, in one language. Times are as the hours of the house write them: `21:30`. */
export interface HouseTexts {
  /** BCP 47; undefined for Spanish, which the document speaks by itself. */
  lang: string | undefined;
  /** Where a guest finds all dishes. */
  menu: string;
  pesos: (amount: number) => string;
  dishes: (units: number) => string;
  /** What joins the parts of an enumeration. */
  comma: string;
  optional: string;

  close: string;
  closeToast: string;
  undo: string;
  /** Whether a toast has its English title. */
  titled: boolean;
  added: (dish: string, units: number) => string;
  addedBeside: (dish: string, others: number) => string;
  quantity: (dish: string, units: number) => string;
  removed: (dish: string) => string;
  cleared: string;
  restored: (dish: string) => string;
  restoredAll: string;

  leftOut: Record<Unavailability, (dish: string) => string>;
  renamed: (dish: string, before: string) => string;
  dearer: (dish: string, before: string, now: string) => string;
  cheaper: (dish: string, before: string, now: string) => string;
  paused: string;
  closedNow: (whenOpens: string) => string;
  countLeftOut: (lines: number) => string;
  countRepriced: (lines: number) => string;
  pausedShort: string;
  closedShort: string;

  loading: string;
  failed: string;
  failedHelp: string;
  retry: string;
  retrying: string;
  reload: string;
  orderOnWhatsApp: string;
  /** Behind the words of a link that leaves the site, for those who listen. */
  newTab: string;

  clock: (time: string) => string;
  today: string;
  tomorrow: string;
  /** From Sunday. */
  weekdays: readonly string[];
  /** `month` from 1. */
  date: (day: number, month: number) => string;
  soon: string;
  at: (day: string, clock: string) => string;
  open: (closes: string) => string;
  closing: (closes: string) => string;
  closed: (whenOpens: string) => string;
  holiday: (opens: string, closes: string) => string;
}
