import { createServer, type Server } from 'node:http';
import { DeploymentLog, type BlobStore } from '@asia/release-store';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { LiveSite } from '../store/LiveSite';
import type { LoadObserver } from './countLoads';
import type { Answer } from './observeAnswers';

/** The counters of this server, for Prometheus. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly counts: Counter<'route' | 'status'>;
  private readonly bytes: Counter<'route'>;
  private readonly seconds: Histogram<'route'>;
  private readonly loads: Counter<'app' | 'version' | 'phase' | 'outcome'>;
  private readonly loadSeconds: Histogram<'app'>;

  /**
   * @param serving what this server serves
   * @param store storage of the releases, where other machines may deploy too
   */
  constructor(serving: LiveSite, store: BlobStore) {
    const registers = [this.registry];
    const served = () =>
      Promise.resolve()
        .then(() => serving.serving())
        .catch(() => null);
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
    const deployments = new DeploymentLog(store);
    new Gauge({
      name: 'asia_generation_deployed',
      help: 'The number of the newest generation of the store: more than the served one for long is trouble',
      registers,
      async collect() {
        this.set((await deployments.numbers())[0] ?? 0);
      },
    });
    new Gauge({
      name: 'asia_release_age_seconds',
      help: 'Since the newest generation was deployed',
      registers,
      async collect() {
        const newest = await deployments.newest();
        if (newest) this.set((Date.now() - Date.parse(newest.at)) / 1_000);
      },
    });
  }

  readonly observe = ({ route, status, bytes, seconds }: Answer): void => {
    this.counts.inc({ route, status });
    this.bytes.inc({ route }, bytes);
    this.seconds.observe({ route }, seconds);
  };

  readonly observeLoads: LoadObserver = (loads) => {
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
