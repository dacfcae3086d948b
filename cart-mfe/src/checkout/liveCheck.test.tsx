import { fireEvent, screen, within } from '@testing-library/react';
import type { CartItem, TodayRow } from '@asia/shared/contracts';
import { chat, commonMessages } from '@asia/shared/messages';
import { awaited, element, renderApp, writeToday } from '@asia/shared/testing';
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
import { WARNING_ID } from './guestFields';

const slip = () => screen.getByRole('region', { name: texts.order });

const ask = jest.fn((address: string, answers: Record<string, unknown>) => {
  const headers = new Map([['content-type', 'application/json']]);
  const text = JSON.stringify(answers[address]);
  return { ok: true, status: 200, headers, text: () => Promise.resolve(text) };
});
const sectionAddress = (category: string) => `/mfe/content/entries/section-${category}.000102030405.json`;

const TODAY = '/mfe/content/entries/today.000102030405.json';

/** Releases a menu in which the category of a dish has only these, with rows of a day. */
function release(version: string, { category }: CartItem, dishes: unknown[], today?: TodayRow[]): void {
  const answers = {
    '/releases.json': { content: { version } },
    [`/mfe/content/${version}/index.json`]: {
      [`section/${category}`]: 'sha256-AAECAwQFBgcI',
      ...(today && { today: 'sha256-AAECAwQFBgcI' }),
    },
    [TODAY]: today,
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
    release('dearer', lumpia(), [{ ...lumpia(), price: lumpia().price + 100 }]);
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

const warning = () => element(document.body, `#${WARNING_ID}`) as HTMLElement;

describe('what the restaurant has written for today after the page was opened', () => {
  const soldOut: TodayRow = { what: 'soldOut', of: arroz().key };
  const { unavailable, leftOut, kept, noDelivery } = commonMessages.spanish;
  const why = unavailable.soldOut(arroz().name);

  it('leaves a dish out until the guest keeps it, and then the restaurant reads it', async () => {
    release('without rice', arroz(), [arroz()], [soldOut]);
    const { user } = renderApp(<CheckoutPage />, { cart: [arroz(), lumpia()] });
    expect(await screen.findByText(leftOut(why))).toBeVisible();
    expect(slip()).toHaveTextContent(texts.count(2, 1));
    await user.click(screen.getByRole('button', { name: texts.orderAnyway }));
    expect(screen.getByText(kept(why))).toBeVisible();
    await confirmAndSend(user);
    expect(chatText()).toContain(`\n- ${chat.stays(why)}`);
  });

  it('is asked once a minute, and goes on once the chat was opened', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    release('same', lumpia(), [lumpia()]);
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await awaited(() => jest.advanceTimersByTimeAsync(120_000));
    const pointers = () => ask.mock.calls.filter(([address]) => address === '/releases.json').length;
    expect(pointers()).toBe(3);
    expect(ask.mock.calls.filter(([address]) => address === sectionAddress('entradas'))).toHaveLength(1);
    fireEvent.click(consentBox());
    fireEvent.click(orderButton());
    await awaited(() => jest.advanceTimersByTimeAsync(120_000));
    expect(pointers()).toBe(5);
  });

  it('a pause is said above a button that still sends, and delivery is not chosen', async () => {
    const now = Date.now();
    writeToday({ what: 'pause', of: '', from: now - 1, until: now + 3_600_000, note: 'Llueve mucho.' });
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const said = within(warning());
    expect(said.getByText(/^Domicilios en pausa hasta las .* Llueve mucho\./)).toBeVisible();
    expect(orderButton()).toHaveAccessibleDescription(/Domicilios en pausa/);
    const delivery = screen.getByRole('radio', { name: new RegExp(`^${texts.byDelivery}`) });
    expect(delivery).not.toBeChecked();
    await user.click(delivery);
    expect(delivery).toBeChecked();
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.whilePaused);
  });

  it('a zone without delivery is said where it is chosen, above the button and in the message', async () => {
    writeToday({ what: 'noDelivery', of: 'Robledo' });
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByRole('option', { name: `Robledo (${texts.notNow})` })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: texts.area }), 'Robledo');
    expect(warning()).toHaveTextContent(noDelivery('Robledo'));
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.whileNoDelivery);
  });
});
