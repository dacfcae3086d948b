import { COUNTED_AT } from '@asia/shared/contracts';

/** Reports of guests' browsers about a build. */
export interface BuildCounts {
  /** Files that were loaded, and how many of them failed or healed. */
  loads: number;
  failed: number;
  healed: number;
  errors: number;
  /** Errors by name, place and kind. */
  places: Record<string, number>;
}

/** Counters of a server since its start. */
export interface Counted {
  /** ISO 8601. */
  since: string;
  /** Reports that came too fast to be read. */
  refused: number;
  /** By `app version`. */
  builds: Record<string, BuildCounts>;
}

const refusedReports = new RegExp(`^asia_answers_total\\{route="${COUNTED_AT}",status="429"\\} (\\d+)$`, 'm');
const line = /^asia_(loads|errors)_total\{(.+)\} (\d+)$/gm;
const number = new Intl.NumberFormat('en');
const count = (many: number, thing: string) => `${number.format(many)} ${thing}${many === 1 ? '' : 's'}`;

/** @param metrics of a server, in the text format of Prometheus */
export function buildCounts(metrics: string): Counted {
  const builds: Counted['builds'] = {};
  for (const [, what, labels = '', count] of metrics.matchAll(line)) {
    const of = Object.fromEntries(
      [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value] as const),
    );
    const counts = (builds[`${of.app} ${of.version}`] ??= none());
    if (what === 'errors') {
      counts.errors += Number(count);
      counts.places[`${of.place} (${of.kind})`] = Number(count);
    } else {
      counts.loads += Number(count);
      if (of.outcome !== 'ready') counts.failed += Number(count);
      if (of.outcome === 'healed') counts.healed += Number(count);
    }
  }
  const started = /^process_start_time_seconds (\d+)/m.exec(metrics)?.[1] ?? 0;
  const refused = Number(refusedReports.exec(metrics)?.[1] ?? 0);
  return { since: new Date(Number(started) * 1_000).toISOString(), refused, builds };
}

const none = (): BuildCounts => ({ loads: 0, failed: 0, healed: 0, errors: 0, places: {} });

/** e.g. `2 of 4,000 loads failed, 2 healed; 14 errors`. */
export const countsOf = ({ loads, failed, healed, errors }: BuildCounts): string =>
  `${number.format(failed)} of ${count(loads, 'load')} failed, ${number.format(healed)} healed; ${count(errors, 'error')}`;

/** e.g. `3,869 reports were refused: counts are too low.` */
export const sayRefused = ({ refused }: Counted): string =>
  `${count(refused, 'report')} ${refused === 1 ? 'was' : 'were'} refused: counts are too low.`;

/** Compares the errors of a live build with those of the previous one. @returns lines; none if neither had errors */
export function compareErrors(
  { builds }: Counted,
  app: string,
  version: string,
  before: string | undefined,
): string[] {
  const now = builds[`${app} ${version}`] ?? none();
  const then = builds[`${app} ${before}`] ?? none();
  if (now.errors + then.errors === 0) return [];
  const compared = before ? `; before it ${number.format(then.errors)} in ${number.format(then.loads)}` : '';
  return [
    `${app} ${version}: ${count(now.errors, 'error')} in ${count(now.loads, 'load')}${compared}`,
    ...Object.entries(now.places).map(([place, count]) => `  ${number.format(count)} × ${place}`),
  ];
}
