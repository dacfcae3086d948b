import { expect, type Browser } from '@playwright/test';
import type { PageContent, ReleasePointer } from '@asia/shared/contracts';
import { isOfManyBuilds } from '@asia/release-store';
import { ADD_BUTTON, Guest } from '../../e2e/harness/Guest';
import type { Random } from './random';

const pages = ['/', '/Menu', '/ArrozChino', '/Entradas', '/Sopas', '/Bebidas', '/Carta', '/Salon', '/Cart'];

/** A guest who reads, orders and reloads at random, and records every loss in cart or order. */
export class RandomGuest {
  readonly counts = { views: 0, added: 0, sent: 0, unreachable: 0 };
  readonly problems: string[] = [];
  /** Units that the cart must hold at least, and at most: a late tap may still add one. */
  private least = 0;
  private most = 0;

  constructor(
    private readonly name: string,
    private readonly random: Random,
    private readonly site: string,
  ) {}

  async visit(browser: Browser, until: () => boolean): Promise<void> {
    const context = await browser.newContext({
      baseURL: this.site,
      locale: 'es-CO',
      viewport: { width: 390, height: 844 },
      hasTouch: true,
    });
    context.setDefaultTimeout(8_000);
    context.on('weberror', (thrown) =>
      this.report(`unhandled on ${thrown.page()?.url()}: ${thrown.error().message}`),
    );
    const guest = new Guest(await context.newPage());
    await guest.catchWindows();
    const acts = [
      () => this.go(guest),
      () => this.go(guest),
      () => this.add(guest),
      () => this.add(guest),
      () => this.add(guest),
      () => this.reload(guest),
      () => this.order(guest),
    ];
    while (!until()) {
      await this.random.pick(acts)();
      await this.random.pause(500, 4_000);
    }
    await this.leave(guest);
    await context.close();
  }

  private report(what: string): void {
    this.problems.push(`${this.name}: ${what}`);
  }

  private async go(guest: Guest, address = this.random.pick(pages)): Promise<boolean> {
    await this.leave(guest);
    return this.arrive(guest, () => guest.page.goto(address, { waitUntil: 'domcontentloaded' }));
  }

  private async reload(guest: Guest): Promise<void> {
    if (guest.page.url() === 'about:blank') return;
    await this.leave(guest);
    await this.arrive(guest, () => guest.page.reload({ waitUntil: 'domcontentloaded' }));
  }

  /** A killed server may cost the guest this page, but nothing else. */
  private async arrive(guest: Guest, load: () => Promise<unknown>): Promise<boolean> {
    try {
      await load();
      await this.count(guest, 'on arrival');
      // No late tap can come from the page before.
      this.most = this.least;
      this.counts.views += 1;
      return true;
    } catch {
      this.counts.unreachable += 1;
      // The page may still arrive: opens an empty one before anything is read from it.
      const emptied = () =>
        guest.page.goto('about:blank').then(
          () => true,
          () => false,
        );
      while (!(await emptied())) await guest.page.waitForTimeout(500);
      return false;
    }
  }

  private async add(guest: Guest): Promise<void> {
    const buttons = guest.page.locator(ADD_BUTTON);
    const count = await buttons.count().catch(() => 0);
    if (count === 0) return;
    const before = await this.count(guest, 'before adding');
    this.most += 1;
    await buttons
      .nth(this.random.below(Math.min(count, 6)))
      .tap()
      .catch(() => undefined);
    const grew = await expect
      .poll(() => guest.units(), { timeout: 5_000 })
      .toBeGreaterThan(before)
      .then(() => true)
      .catch(() => false);
    if (grew) this.counts.added += 1;
    await this.count(guest, 'after adding');
  }

  /** Places an order, if the page becomes interactive: the message must contain every line of the cart. */
  private async order(guest: Guest): Promise<void> {
    if (!(await this.go(guest, '/CheckoutPage'))) return;
    const lines = await guest.cart();
    if (lines.length === 0) return;
    try {
      await guest.order();
    } catch {
      return;
    }
    const [sent] = await guest.messages();
    if (!sent) return;
    this.counts.sent += 1;
    const missing = lines.filter(
      ({ name, cartQuantity }) => !sent.text.includes(`${name}: ${cartQuantity} x`),
    );
    for (const { name } of missing) this.report(`the message lacks ${name}`);
  }

  /** @returns the units in the cart, which nothing but this guest changes */
  private async count(guest: Guest, when: string): Promise<number> {
    const units = await guest.units();
    if (units < this.least || units > this.most)
      this.report(`${units} units in the cart ${when} instead of ${this.least} to ${this.most}`);
    this.least = units;
    return units;
  }

  /** Checks a page before it is left: it must have loaded only builds that it names. */
  private async leave(guest: Guest): Promise<void> {
    if (!guest.page.url().startsWith(this.site)) return;
    const { releases, content, loaded } = await guest.page.evaluate(() => ({
      releases: document.getElementById('releases')?.textContent ?? '',
      content: document.getElementById('site-content')?.textContent ?? '{}',
      loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    }));
    if (releases) {
      const { shell, remotes } = JSON.parse(releases) as ReleasePointer;
      const { index } = JSON.parse(content) as PageContent;
      const builds = [shell, ...remotes, ...remotes.flatMap(({ fallbackBuild }) => fallbackBuild ?? [])];
      const bases = builds.map(({ base }) => base);
      if (index) bases.push(index.address);
      // What several builds may have carries its hash in its name.
      const foreign = loaded.filter(
        (file) =>
          file.startsWith('/mfe/') &&
          !isOfManyBuilds(file.slice(1)) &&
          !bases.some((base) => file.startsWith(base)),
      );
      if (foreign.length > 0)
        this.report(`a page loaded builds that it does not name: ${foreign.join(', ')}`);
    }
    await this.count(guest, 'before leaving');
  }
}
