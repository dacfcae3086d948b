import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveSite } from '../store/LiveSite';
import type { ReportObserver } from './countReports';
import type { Answer } from './observeAnswers';

/** The counters of this server, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counts: Counter<'route' | 'status'>;
  private readonly bytes: Counter<'route'>;
  private readonly seconds: Histogram<'route'>;
  private readonly loads: Counter<'app' | 'version' | 'phase' | 'outcome'>;
  private readonly blockedScripts: Counter;
  private readonly loadSeconds: Histogram<'app'>;

  /** Asks the release store nothing: it may not answer. */
  constructor(liveSite: LiveSite) {
    const registers = [this.registry];
    const served = () => liveSite.serving().catch(() => null);
    collectDefaultMetrics({ register: this.registry });
    this.counts = new Counter({
      name: 'asia_answers_total',
      help: 'Answers, by what is served there and by status',
      labelNames: ['route', 'status'],
      registers,
    });
    this.bytes = new Counter({
      name: 'asia_sent_bytes_total',
      help: 'Bytes written to guests, heads included',
      labelNames: ['route'],
      registers,
    });
    this.seconds = new Histogram({
      name: 'asia_answer_seconds',
      help: 'From the head of a request to the end of its answer',
      labelNames: ['route'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
      registers,
    });
    this.loads = new Counter({
      name: 'asia_loads_total',
      help: 'What pages have loaded of builds: ready, healed (failed at first) or failed',
      labelNames: ['app', 'version', 'phase', 'outcome'],
      registers,
    });
    this.loadSeconds = new Histogram({
      name: 'asia_load_seconds',
      help: 'How long a file of a build took to arrive at a guest',
      labelNames: ['app'],
      buckets: [0.05, 0.2, 0.5, 1, 3, 10, 30],
      registers,
    });
    this.blockedScripts = new Counter({
      name: 'asia_blocked_scripts_total',
      help: 'Scripts without a hash that browsers report as blocked',
      registers,
    });
    new Gauge({
      name: 'asia_live_build',
      help: '1 for each build that is served',
      labelNames: ['app', 'version'],
      registers,
      async collect() {
        this.reset();
        const versions = Object.entries((await served())?.versions ?? {});
        for (const [app, version] of versions) this.set({ app, version }, 1);
      },
    });
    new Gauge({
      name: 'asia_generation_served',
      help: 'The number of the generation that this server serves; 0 when none is whole',
      registers,
      async collect() {
        this.set(Number.parseInt((await served())?.id ?? '', 10) || 0);
      },
    });
    const gauge = (name: string, help: string, read: () => number | undefined) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          const value = read();
          if (typeof value === 'number') this.set(value);
        },
      });
    const age = ({ at }: { at: string }) => (Date.now() - Date.parse(at)) / 1_000;
    gauge(
      'asia_generation_deployed',
      'The number of the newest generation of the store: more than the served one for long is trouble',
      () => liveSite.newest?.number ?? 0,
    );
    gauge('asia_release_age_seconds', 'Since the newest generation was deployed', () =>
      liveSite.newest ? age(liveSite.newest) : undefined,
    );
    gauge(
      'asia_files_not_whole',
      'Files of the live generation that are missing or changed',
      () => liveSite.files.faults.length,
    );
  }

  readonly observe = ({ route, status, bytes, seconds }: Answer): void => {
    this.counts.inc({ route, status });
    this.bytes.inc({ route }, bytes);
    this.seconds.observe({ route }, seconds);
  };

  readonly observeReport: ReportObserver = ({ loads, blockedScripts }) => {
    this.blockedScripts.inc(blockedScripts);
    for (const { app, version, phase, ms, outcome, recovered } of loads) {
      this.loads.inc({ app, version, phase, outcome: recovered ? 'healed' : outcome });
      this.loadSeconds.observe({ app }, ms / 1_000);
    }
  };

  /** A server of its own, for a port that guests do not reach. */
  server(): Server {
    return createServer((_request, response) => {
      this.registry.metrics().then(
        (text) => response.writeHead(200, { 'content-type': this.registry.contentType }).end(text),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    });
  }
}
