import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveSite } from '../store/LiveSite';
import type { ReportObserver } from './countReports';
import type { AnswerObserver } from './observeAnswers';

/** Places of errors with their own counter, for each build: anybody may report any place. */
const MAX_PLACES = 10;

/** The counters of this server, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counts = this.counter(
    'asia_answers_total',
    'Answers, by what is served there and by status',
    ['route', 'status'],
  );
  private readonly seconds = new Histogram({
    name: 'asia_answer_seconds',
    help: 'From the head of a request to the end of its answer',
    labelNames: ['route'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [this.registry],
  });
  private readonly loads = this.counter(
    'asia_loads_total',
    'What pages have loaded of live builds and their fallbacks: ready, healed (failed at first) or failed',
    ['app', 'version', 'phase', 'outcome'],
  );
  private readonly errors = this.counter(
    'asia_errors_total',
    'Errors that guests had of live builds and their fallbacks, as pages report them: anybody can send such a report',
    ['app', 'version', 'kind', 'place'],
  );
  private readonly blockedScripts = this.counter(
    'asia_blocked_scripts_total',
    'Scripts without a hash that browsers report as blocked',
  );
  /** Places with their own counter, by build. */
  private readonly places = new Map<string, Set<string>>();

  /** Reads nothing of the release store, which may not answer. */
  constructor(liveSite: LiveSite) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    gauge(
      'asia_generation_served',
      'The number of the generation that this server serves; 0 when none is whole',
      () => Number.parseInt(liveSite.lastGood?.id ?? '0', 10) || 0,
    );
    gauge(
      'asia_generation_deployed',
      'The number of the newest deployment of the store: more than the served one for long is trouble',
      () => liveSite.newest?.number ?? 0,
    );
  }

  readonly observe: AnswerObserver = ({ route, status, seconds }) => {
    this.counts.inc({ route, status });
    this.seconds.observe({ route }, seconds);
  };

  readonly observeReport: ReportObserver = ({ loads, errors, blockedScripts }) => {
    this.blockedScripts.inc(blockedScripts);
    for (const { app, version, kind, name, place } of errors)
      this.errors.inc({
        app,
        version,
        kind,
        place: this.placeOf(`${app}/${version}`, `${name} at ${place}`),
      });
    for (const { app, version, phase, outcome, recovered } of loads)
      this.loads.inc({ app, version, phase, outcome: recovered ? 'healed' : outcome });
  };

  private counter<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
  ): Counter<Label> {
    return new Counter({ name, help, labelNames, registers: [this.registry] });
  }

  private placeOf(build: string, place: string): string {
    const places = this.places.get(build) ?? new Set();
    this.places.set(build, places);
    if (places.size < MAX_PLACES) places.add(place);
    return places.has(place) ? place : 'other';
  }

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
