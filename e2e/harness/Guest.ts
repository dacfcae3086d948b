import { expect, type Locator, type Page } from '@playwright/test';
import type { CartItem } from '@asia/shared/contracts';

/** Selector of the buttons that add a dish, for code that runs inside the page. */
export const ADD_BUTTON = 'main button[aria-label^="Agregar "]';

/** A guest who orders on the Spanish pages: the steps of an order, the stored cart, and the sent messages. */
export class Guest {
  constructor(readonly page: Page) {}

  /** The button that adds one unit of a dish of the page. */
  addButton({ name }: { name: string }): Locator {
    return this.page.locator('main').getByRole('button', { name: `Agregar ${name}`, exact: true });
  }

  add(dish: { name: string }): Promise<void> {
    return this.addButton(dish).click();
  }

  /** Takes a dish from the rows of a category page through its sheet. */
  async addFromSheet({ name }: { name: string }, units = 1): Promise<void> {
    const before = await this.units();
    await this.page.locator('main').getByRole('link', { name }).first().click();
    const sheet = this.page.getByRole('dialog');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Cantidad' }).fill(String(units));
    await sheet.getByRole('button', { name: /^Agregar al carrito/ }).click();
    await expect(sheet).toBeHidden();
    await this.holds(before + units);
  }

  /** The link to the cart at the foot of a page. @param dishes number of dishes in it */
  cartLink(dishes?: number): Locator {
    const count = dishes === undefined ? '' : `: ${dishes} ${dishes === 1 ? 'plato' : 'platos'}`;
    return this.page.getByRole('link', { name: new RegExp(`^Ver carrito${count}`) });
  }

  /** Goes from the cart to the checkout. */
  checkOut(): Promise<void> {
    return this.page.getByRole('link', { name: 'Continuar' }).first().click();
  }

  get consent(): Locator {
    return this.page.getByLabel('Confirmo datos para envio a domicilio / recoger.');
  }

  get orderButton(): Locator {
    return this.page.getByRole('button', { name: 'Pedido por Whatsapp' });
  }

  /** Confirms the order at the checkout, and sends it. */
  async order(): Promise<void> {
    await this.consent.check();
    await this.orderButton.click();
  }

  /** Lines of the stored cart. */
  cart(): Promise<CartItem[]> {
    return this.page.evaluate(() => JSON.parse(localStorage.getItem('cartItems') ?? '[]') as CartItem[]);
  }

  /** Units in the stored cart. */
  async units(): Promise<number> {
    return (await this.cart()).reduce((sum, { cartQuantity }) => sum + cartQuantity, 0);
  }

  /** Waits until the stored cart has so many units. */
  async holds(units: number, why?: string): Promise<void> {
    await expect.poll(() => this.units(), why).toBe(units);
  }

  /** Records the windows that pages open from now on, for {@link messages}. */
  catchWindows(): Promise<unknown> {
    return this.page.addInitScript(() => {
      globalThis.openedWindows = [];
      window.open = (...args) => {
        globalThis.openedWindows.push(args);
        return null;
      };
    });
  }

  /** The messages with which the page has opened WhatsApp; `args` are those of `window.open`. */
  async messages(): Promise<{ address: URL; text: string; args: unknown[] }[]> {
    const opened = await this.page.evaluate(() => globalThis.openedWindows);
    return opened.map((args) => {
      const address = new URL(String(args[0]));
      return { address, args, text: decodeURIComponent(address.search.replace(/^\?text=/, '')) };
    });
  }

  /** The only message that the page has sent. */
  async message() {
    const messages = await this.messages();
    expect(messages, 'one window').toHaveLength(1);
    return messages[0]!;
  }
}

declare global {
  // Filled by the guest's own `window.open`, read back by the guest.
  var openedWindows: unknown[][];
}
