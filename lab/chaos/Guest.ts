import type { Browser, Page } from '@playwright/test';
import type { CartItem, ReleasePointer } from '@asia/shared/contracts';
import type { Random } from './random';

const pages = ['/', '/Menu', '/ArrozChino', '/Entradas', '/Sopas', '/Bebidas', '/Carta', '/Salon', '/Cart'];

/** A simulated guest: reads, orders, reloads, and records every loss in cart or order. */
export class Guest {
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
    await context.addInitScript(() => {
      window.open = (...words) => {
        document.documentElement.dataset.opened = String(words[0]);
        return null;
      };
    });
    const page = await context.newPage();
    const acts = [
      () => this.go(page),
      () => this.go(page),
      () => this.add(page),
      () => this.add(page),
      () => this.add(page),
      () => this.reload(page),
      () => this.order(page),
    ];
    while (!until()) {
      await this.random.pick(acts)();
      await this.random.pause(500, 4_000);
    }
    await this.leave(page);
    await context.close();
  }

  private report(what: string): void {
    this.problems.push(`${this.name}: ${what}`);
  }

  private async go(page: Page, address = this.random.pick(pages)): Promise<boolean> {
    await this.leave(page);
    return this.arrive(page, () => page.goto(address, { waitUntil: 'domcontentloaded' }));
  }

  private async reload(page: Page): Promise<void> {
    if (page.url() === 'about:blank') return;
    await this.leave(page);
    await this.arrive(page, () => page.reload({ waitUntil: 'domcontentloaded' }));
  }

  /** A killed server may cost the guest this page, but nothing else. */
  private async arrive(page: Page, load: () => Promise<unknown>): Promise<boolean> {
    try {
      await load();
      await this.count(page, 'on arrival');
      // No late tap can come from the page before.
      this.most = this.least;
      this.counts.views += 1;
      return true;
    } catch {
      this.counts.unreachable += 1;
      // The page may still arrive: opens an empty one before anything is read from it.
      const emptied = () =>
        page.goto('about:blank').then(
          () => true,
          () => false,
        );
      while (!(await emptied())) await page.waitForTimeout(500);
      return false;
    }
  }

  private async add(page: Page): Promise<void> {
    const buttons = page.locator('main').getByRole('button', { name: /^Agregar / });
    const count = await buttons.count().catch(() => 0);
    if (count === 0) return;
    const before = await this.count(page, 'before adding');
    this.most += 1;
    await buttons
      .nth(this.random.below(Math.min(count, 6)))
      .tap()
      .catch(() => undefined);
    const grew = await page
      .waitForFunction(
        (units) => {
          const lines = JSON.parse(localStorage.getItem('cartItems') ?? '[]') as { cartQuantity: number }[];
          return lines.reduce((sum, line) => sum + line.cartQuantity, 0) > units;
        },
        before,
        { timeout: 5_000 },
      )
      .then(() => true)
      .catch(() => false);
    if (grew) this.counts.added += 1;
    await this.count(page, 'after adding');
  }

  /** Places an order, if the page becomes interactive: the message must contain every line of the cart. */
  private async order(page: Page): Promise<void> {
    if (!(await this.go(page, '/CheckoutPage'))) return;
    const lines = await this.lines(page);
    if (lines.length === 0) return;
    const button = page.getByRole('button', { name: 'Pedido por Whatsapp' });
    try {
      await page.getByLabel('Confirmo datos para envio a domicilio / recoger.').check();
      await button.tap();
    } catch {
      return;
    }
    const opened = await page.evaluate(() => document.documentElement.dataset.opened ?? '');
    const text = opened ? new URL(opened).searchParams.get('text') : null;
    if (!text) return;
    this.counts.sent += 1;
    const missing = lines.filter(({ name, cartQuantity }) => !text.includes(`${name}: ${cartQuantity} x`));
    for (const { name } of missing) this.report(`the message lacks ${name}`);
  }

  private lines(page: Page): Promise<CartItem[]> {
    return page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]') as CartItem[]);
  }

  /** @returns the units in the cart, which nothing but this guest changes */
  private async count(page: Page, when: string): Promise<number> {
    const units = (await this.lines(page)).reduce((sum, { cartQuantity }) => sum + cartQuantity, 0);
    if (units < this.least || units > this.most)
      this.report(`${units} units in the cart ${when} instead of ${this.least} to ${this.most}`);
    this.least = units;
    return units;
  }

  /** Checks a page before it is left: it must have loaded only builds that it names. */
  private async leave(page: Page): Promise<void> {
    if (!page.url().startsWith(this.site)) return;
    const { releases, loaded } = await page.evaluate(() => ({
      releases: document.getElementById('releases')?.textContent ?? '',
      loaded: performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    }));
    if (releases) {
      const { shell, remotes } = JSON.parse(releases) as ReleasePointer;
      const bases = [shell, ...remotes, ...remotes.flatMap(({ fallbackBuild }) => fallbackBuild ?? [])].map(
        ({ base }) => base,
      );
      const foreign = loaded.filter(
        (file) => file.startsWith('/mfe/') && !bases.some((base) => file.startsWith(base)),
      );
      if (foreign.length > 0)
        this.report(`a page loaded builds that it does not name: ${foreign.join(', ')}`);
    }
    await this.count(page, 'before leaving');
  }
}
