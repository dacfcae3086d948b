import type { Browser, BrowserContext } from '@playwright/test';

/** Lines that a failed journey prints. */
const MAX_LINES = 25;

/** The last console messages and failed requests of a journey's pages: the first thing to read when it fails. */
export class LastWords {
  private readonly lines: string[] = [];
  private readonly started = Date.now();
  private readonly follow = (context: BrowserContext): void => {
    context.on('console', (message) => this.add(`console ${message.type()}: ${message.text()}`));
    context.on('weberror', (thrown) => this.add(`page error: ${thrown.error().message}`));
    context.on('request', (request) => {
      if (request.isNavigationRequest()) this.add(`page: ${request.url()}`);
    });
    context.on('requestfailed', (request) =>
      this.add(`failed: ${request.url()} (${request.failure()?.errorText ?? 'no reason'})`),
    );
    context.on('response', (response) => {
      if (response.status() >= 400) this.add(`${response.status()}: ${response.url()}`);
    });
  };

  constructor(private readonly browser: Browser) {
    browser.on('context', this.follow);
  }

  /** The newest lines, each with the seconds since the journey began. */
  end(): string {
    this.browser.off('context', this.follow);
    return this.lines.slice(-MAX_LINES).join('\n');
  }

  private add(line: string): void {
    this.lines.push(`  ${((Date.now() - this.started) / 1000).toFixed(1)} s  ${line.slice(0, 300)}`);
  }
}
