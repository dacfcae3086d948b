import type { FileKind } from '../bytes/transferred';
import type { CountedVisit } from '../bytes/countBytes';
import type { MeasuredBuild } from '../builds/measureBuilds';
import type { MeasuredPage } from '../pages/measurePages';
import { kilobytes } from './table';
import type { Results } from './Results';

/** What the site promises, and what was measured. */
export interface Target {
  promise: string;
  figure: string;
  met: boolean;
}

/** Pages that the promises about painting name. */
const painted = ['home', 'menu index', 'category', 'carta'];
const alive = ['home', 'category'];
/** A layout shift below this is a rounding of the font, not a jump. */
const STILL = 0.0005;
/** A menu ten times as long may take at most as much longer a dish as noise explains. */
const LINEAR = 1.25;

/** The targets of the parts that have been measured. */
export function targetsOf(results: Results): Target[] {
  return [
    ...pageTargets(results.pages?.data),
    ...singleTargets(results),
    ...byteTargets(results.bytes?.data),
    ...guestTargets(results),
    ...buildTargets(results.builds?.data),
  ];
}

const list = (items: readonly { kind: string; value: string }[]) =>
  items.map(({ kind, value }) => `${kind} ${value}`).join(', ');

/** A time of each page, and beside it that of the page without scripts: a slow host shows in both. */
function besideBlocked(pages: readonly MeasuredPage[], time: 'blocking' | 'longestTask'): string {
  return list(
    pages.map(({ kind, withScripts, blocked }) => ({
      kind,
      value: `${withScripts[time]} ms (${blocked[time]} without scripts)`,
    })),
  );
}

function pageTargets(pages: MeasuredPage[] | undefined): Target[] {
  if (!pages) return [];
  const about = (kinds: string[]) => pages.filter(({ kind }) => kinds.includes(kind));
  return [
    {
      promise: 'LCP at most 1.10 × the page with scripts blocked: home, menu index, category, carta',
      figure: list(about(painted).map(({ kind, lcpRatio }) => ({ kind, value: `${lcpRatio}` }))),
      met: about(painted).every(({ lcpRatio }) => lcpRatio <= 1.1),
    },
    {
      promise: 'Blocking time at most 60 ms on home and on a category page',
      figure: besideBlocked(about(alive), 'blocking'),
      met: about(alive).every(({ withScripts }) => withScripts.blocking <= 60),
    },
    {
      promise: 'No task over 100 ms on home and on a category page',
      figure: besideBlocked(about(alive), 'longestTask'),
      met: about(alive).every(({ withScripts }) => withScripts.longestTask <= 100),
    },
    {
      promise: 'Nothing moves (CLS 0)',
      figure: list(pages.map(({ kind, withScripts }) => ({ kind, value: withScripts.cls.toFixed(4) }))),
      met: pages.every(({ withScripts }) => withScripts.cls < STILL),
    },
  ];
}

function singleTargets({ single }: Results): Target[] {
  if (!single) return [];
  const { pages } = single.data;
  return [
    {
      promise: 'LCP at least 2 × better than one client-rendered bundle',
      figure: list(pages.map(({ kind, lcpRatio }) => ({ kind, value: `${lcpRatio} ×` }))),
      met: pages.every(({ lcpRatio }) => lcpRatio >= 2),
    },
  ];
}

function byteTargets(visits: CountedVisit[] | undefined): Target[] {
  return (
    [
      ['home', 135],
      ['category', 145],
      ['then the cart', 15],
    ] as const
  ).flatMap(([name, limit]) => {
    const visit = visits?.find((candidate) => candidate.name === name);
    if (!visit) return [];
    const size = scriptsAndStyles(visit.bytes);
    const what =
      name === 'then the cart'
        ? 'A further remote, federation and its own code'
        : `JS and CSS of a first visit, ${name}`;
    return {
      promise: `${what}: at most ${limit} KB`,
      figure: `${kilobytes(size)} KB`,
      met: size <= limit * 1000,
    };
  });
}

export const scriptsAndStyles = ({ js, css }: Record<FileKind, number>): number => js + css;

function guestTargets({ routes, order }: Results): Target[] {
  const targets: Target[] = [];
  if (routes)
    targets.push({
      promise: 'A prefetched route change under 100 ms',
      figure: list(
        routes.data.map(({ from, to, prefetched }) => ({
          kind: `${from} → ${to}`,
          value: `${prefetched} ms`,
        })),
      ),
      met: routes.data.every(({ prefetched }) => prefetched < 100),
    });
  if (order) {
    const { ready, kept, taps } = order.data;
    targets.push(
      { promise: '"Agregar" works within 2.5 s of navigation', figure: `${ready} ms`, met: ready <= 2500 },
      { promise: 'Taps before that are kept', figure: `${kept} of ${taps}`, met: kept === taps },
    );
  }
  return targets;
}

function buildTargets(builds: MeasuredBuild[] | undefined): Target[] {
  const once = builds?.find(({ times }) => times === 1);
  if (!builds || !once) return [];
  const longest = builds.reduce((most, build) => (build.times > most.times ? build : most), once);
  return [
    {
      promise: 'Release of one remote, build included, under 20 s',
      figure: `${once.oneRemote} s`,
      met: once.oneRemote < 20,
    },
    {
      promise: 'Writing all pages and going live under 10 s',
      figure: `${once.goLive} s`,
      met: once.goLive < 10,
    },
    {
      promise: 'Release and writing of pages linear in the menu',
      figure: `${longest.times} × the menu: release ${ratio(longest.oneRemote, once.oneRemote)} ×, pages ${ratio(longest.goLive, once.goLive)} ×`,
      met: [
        [longest.oneRemote, once.oneRemote],
        [longest.goLive, once.goLive],
      ].every(([long = 0, short = 1]) => long / short <= longest.times * LINEAR),
    },
  ];
}

const ratio = (a: number, b: number): number => Number((a / b).toFixed(1));
