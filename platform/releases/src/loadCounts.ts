/** How often files of a build were loaded, from the Prometheus counters of a server. */
interface Counts {
  loads: number;
  failed: number;
  healed: number;
}

const line = /^asia_loads_total\{app="([^"]+)",version="([^"]+)",phase="[^"]+",outcome="(\w+)"\} (\d+)$/gm;
const number = new Intl.NumberFormat('en');

/**
 * Sums up how the loads of each build went.
 * @param metrics in the text format of Prometheus
 * @returns `app version` of each build that was loaded → a sentence
 */
export function loadCounts(metrics: string): Map<string, string> {
  const builds = new Map<string, Counts>();
  for (const [, app, version, outcome, count] of metrics.matchAll(line)) {
    const counts = builds.get(`${app} ${version}`) ?? { loads: 0, failed: 0, healed: 0 };
    counts.loads += Number(count);
    if (outcome !== 'ready') counts.failed += Number(count);
    if (outcome === 'healed') counts.healed += Number(count);
    builds.set(`${app} ${version}`, counts);
  }
  return new Map([...builds].map(([build, counts]) => [build, sentence(counts)]));
}

const sentence = ({ loads, failed, healed }: Counts) =>
  `${number.format(failed)} of ${number.format(loads)} loads failed, ${number.format(healed)} healed`;
