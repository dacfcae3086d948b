import { fireEvent, screen } from '@testing-library/react';
import type { CartItem } from '@asia/shared/contracts';
import { chat, commonMessages } from '@asia/shared/messages';
import { renderApp } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import {
  arroz,
  chatText,
  confirmAndSend,
  consentBox,
  freshCheckout,
  lumpia,
  orderButton,
  te,
} from '../testing/checkoutFixtures';
import CheckoutPage from './CheckoutPage';

const slip = () => screen.getByRole('region', { name: texts.order });

const ask = jest.fn((address: string, answers: Record<string, unknown>) => {
  const headers = new Map([['content-type', 'application/json']]);
  const text = JSON.stringify(answers[address]);
  return { ok: true, status: 200, headers, text: () => Promise.resolve(text) };
});
const sectionAddress = (category: string) => `/mfe/content/entries/section-${category}.000102030405.json`;

/** Releases a menu in which the category of a dish has only these. */
function release(version: string, { category }: CartItem, dishes: unknown[]): void {
  const answers = {
    '/releases.json': { content: { version } },
    [`/mfe/content/${version}/index.json`]: { [`section/${category}`]: 'sha256-AAECAwQFBgcI' },
    [sectionAddress(category)]: { dishes },
  };
  Object.assign(globalThis, { fetch: (address: string) => Promise.resolve(ask(address, answers)) });
}

beforeEach(() => {
  freshCheckout();
  ask.mockClear();
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('prices that went live after the page was opened', () => {
  it('are shown once on return to the tab, and change the order only when the guest says so', async () => {
    release('dearer', lumpia(), [{ ...lumpia(), price: lumpia().price + 100, soldOut: false }]);
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(
      await screen.findByText(commonMessages.spanish.dearer('Lumpia (unidad)', '$ 9.800', '$ 9.900')),
    ).toBeVisible();
    expect(slip()).toHaveTextContent('$ 19.600');
    fireEvent(document, new Event('visibilitychange'));
    await user.click(screen.getByRole('button', { name: texts.takePrices }));
    expect(slip()).toHaveTextContent('$ 19.800');
    const asked = ask.mock.calls.filter(([address]) => address === sectionAddress(lumpia().category));
    expect(asked).toHaveLength(1);
    await confirmAndSend(user);
    expect(chatText()).toContain('$ 19.800');
    expect(chatText()).not.toContain(chat.stays(''));
    expect(chatText()).not.toMatch(new RegExp(commonMessages.spanish.otherPrice('.*', '.*', '.*')));
  });

  it('take no dish out of the order unless the guest says so, and the restaurant reads it', async () => {
    release('without rice', arroz(), [{ ...arroz(), soldOut: true }]);
    const { user } = renderApp(<CheckoutPage />, { cart: [arroz()] });
    const soldOut = commonMessages.spanish.unavailable.soldOut('Arroz chowfan de pollo');
    const offer = commonMessages.spanish.wouldLeaveOut(soldOut);
    expect(await screen.findByText(offer)).toBeVisible();
    const notice = `\n${orderTexts.notices}\n- ${chat.stays(soldOut)}`;
    await confirmAndSend(user);
    expect(chatText()).toContain(notice);
    await user.click(screen.getByRole('button', { name: texts.keepPrices }));
    expect(screen.queryByText(offer)).not.toBeInTheDocument();
    expect(screen.getByText(commonMessages.spanish.kept(soldOut))).toBeVisible();
    await user.click(orderButton());
    expect(chatText()).toContain(notice);
    expect(chatText()).toContain(orderTexts.subtotal('$ 34.800'));
  });

  it('may leave nothing to order once the guest takes them', async () => {
    release('without tea', te(), []);
    const { user } = renderApp(<CheckoutPage />, { cart: [te()] });
    await user.click(consentBox());
    await user.click(await screen.findByRole('button', { name: texts.takePrices }));
    expect(
      screen.getByText(
        commonMessages.spanish.leftOut(commonMessages.spanish.unavailable.gone('Jarra de té chino')),
      ),
    ).toBeVisible();
    expect(screen.getByText(texts.noneToOrder)).toBeVisible();
    expect(orderButton()).toBeDisabled();
  });
});
