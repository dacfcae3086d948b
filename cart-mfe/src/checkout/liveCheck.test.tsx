import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cart, cartPrices, followPinnedPrices } from '@asia/shared/cart';
import { facts as liveFacts } from '@asia/shared/content';
import type { CartItem, Facts, TodayRow } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import {
  answer,
  awaited,
  element,
  pricesOf,
  renderApp,
  setClock,
  writeFacts,
  writeToday,
} from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import {
  chatText,
  confirmAndSend,
  consentBox,
  opened,
  orderButton,
  press,
  slip,
} from '../testing/checkoutFixtures';
import { arroz, lumpia, te } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';
import { WARNING_ID } from './guestFields';

const { dearer, leftOut, noDelivery, unavailable } = commonMessages.spanish;

const ask = jest.fn((address: string, answers: Record<string, unknown>) => answer(answers[address]));
const requests = (address: string) => ask.mock.calls.filter(([asked]) => asked === address).length;
const sectionAddress = (category: string) => `/mfe/content/entries/section-${category}.000102030405.json`;

/** Releases a menu in which the category of a dish has only these, with rows of a day or other facts. */
function release(
  version: string,
  { category }: CartItem,
  dishes: unknown[],
  others: { today?: TodayRow[]; facts?: Facts } = {},
): void {
  const names = [`section/${category}`, ...Object.keys(others)];
  const answers = {
    '/releases.json': { content: { version } },
    [`/mfe/content/${version}/index.json`]: Object.fromEntries(
      names.map((name) => [name, 'sha256-AAECAwQFBgcI']),
    ),
    '/mfe/content/entries/today.000102030405.json': others.today,
    '/mfe/content/entries/facts.000102030405.json': others.facts,
    [sectionAddress(category)]: { dishes },
  };
  Object.assign(globalThis, { fetch: (address: string) => Promise.resolve(ask(address, answers)) });
}

beforeEach(() => void ask.mockClear());
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'fetch');
});

describe('prices that went live after the page was opened', () => {
  it('are taken at once, and reported once', async () => {
    release('dearer', lumpia(), [{ ...lumpia(), price: lumpia().price + 100 }]);
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const said = await screen.findByText(dearer(lumpia().name, '$ 9.800', '$ 9.900'));
    expect(within(screen.getByRole('status')).getByText(texts.changed)).toBeVisible();
    expect(slip()).toHaveTextContent('$ 19.800');
    fireEvent(document, new Event('visibilitychange'));
    await confirmAndSend(user);
    expect(chatText()).toContain(`\n- ${dearer(lumpia().name, '$ 9.800', '$ 9.900')}`);
    await user.click(press(texts.understood));
    expect(said).not.toBeInTheDocument();
    expect(requests(sectionAddress('entradas'))).toBe(1);
    await user.click(orderButton());
    expect(chatText()).not.toContain('$ 9.800');
  });

  it('may leave nothing to order', async () => {
    release('without tea', te(), []);
    renderApp(<CheckoutPage />, { cart: [te()] });
    fireEvent.click(consentBox());
    expect(await screen.findByText(leftOut(unavailable.gone(te().name)))).toBeVisible();
    expect(screen.getByText(texts.noneToOrder)).toBeVisible();
    expect(orderButton()).toBeDisabled();
  });

  it('that the click finds first are sent, and open nothing where no dish is left', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    fireEvent.click(consentBox());
    /** The guest sends before the page has drawn what the site has read. */
    const readBefore = (type: 'click' | 'submit', ...dishes: CartItem[]) => {
      const prices = dishes.length > 0 ? pricesOf(...dishes) : { entradas: {} };
      window.addEventListener(type, () => cartPrices.reprice(prices, 'live'), { capture: true, once: true });
    };
    readBefore('click', { ...lumpia(), price: 9900 });
    fireEvent.click(orderButton());
    expect(chatText()).toContain('2 x $ 9.900 = $ 19.800');
    opened.mockClear();
    readBefore('submit');
    fireEvent.submit(orderButton());
    expect(opened).not.toHaveBeenCalled();
    act(() => cartPrices.reprice(pricesOf(lumpia()), 'live'));
  });
});

const warning = () => element(document.body, `#${WARNING_ID}`) as HTMLElement;

describe('what the restaurant has written for today after the page was opened', () => {
  it('leaves a dish out', async () => {
    const roll = { ...lumpia(), key: 'entradas:wantan', name: 'Wantán' };
    release('without rolls', lumpia(), [lumpia(), roll], { today: [{ what: 'soldOut', of: roll.key }] });
    // As the frame of every page does.
    const stop = followPinnedPrices(cartPrices, () => Promise.resolve(undefined));
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia(), roll] });
    expect(await screen.findByText(leftOut(unavailable.soldOut(roll.name)))).toBeVisible();
    expect(slip()).toHaveTextContent(texts.count(2, 1));
    await confirmAndSend(user);
    expect(chatText()).not.toContain(`${roll.name}:`);
    stop();
  });

  it('is asked once a minute, and goes on once the chat was opened', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    release('same', arroz(), [arroz()]);
    renderApp(<CheckoutPage />, { cart: [arroz()] });
    await awaited(() => jest.advanceTimersByTimeAsync(120_000));
    expect(requests('/releases.json')).toBe(3);
    expect(requests(sectionAddress('arroz'))).toBe(1);
    fireEvent.click(consentBox());
    fireEvent.click(orderButton());
    await awaited(() => jest.advanceTimersByTimeAsync(120_000));
    expect(requests('/releases.json')).toBe(5);
  });

  it('a pause has a notice, and the button still sends', async () => {
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
    expect(chatText()).toContain(orderTexts.whilePaused(false));
  });

  it('a pause of everything is said beside picking up too, and in the message', async () => {
    writeToday({ what: 'pause', of: 'all', from: Date.now() - 1, until: Date.now() + 3_600_000 });
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    for (const way of [texts.byDelivery, texts.byPickup])
      expect(screen.getByRole('radio', { name: new RegExp(`^${way}.*Pedidos en pausa`) })).not.toBeChecked();
    expect(within(warning()).getByText(/^Pedidos en pausa hasta las /)).toBeVisible();
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.whilePaused(true));
  });

  it('counts at the time of the order: a pause that is over by then is no pause', async () => {
    const now = Date.now();
    writeToday({ what: 'pause', of: '', from: now - 1, until: now + 3_600_000 });
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const pauses = () => screen.queryAllByText(/en pausa hasta las/);
    expect(pauses()).not.toEqual([]);
    await user.selectOptions(screen.getByLabelText(texts.forWhen), '2026-01-14T20:00');
    expect(pauses()).toEqual([]);
    await confirmAndSend(user);
    expect(chatText()).not.toContain('en pausa');
  });

  it('a zone without delivery is named in form, notice and message', async () => {
    writeToday({ what: 'noDelivery', of: 'Robledo' });
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByRole('option', { name: `Robledo (${texts.notNow})` })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: texts.area }), 'Robledo');
    expect(warning()).toHaveTextContent(noDelivery('Robledo'));
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.whileNoDelivery);
  });
});

describe('facts that changed after the page was opened', () => {
  const { delivery, hours, payment, phones } = pinnedFacts;
  const field = () => screen.getByRole('combobox', { name: texts.area });

  it('send the order to the number that is live', async () => {
    const facts = { ...pinnedFacts, phones: { ...phones, chat: '57 3009998877' } };
    release('other number', lumpia(), [lumpia()], { facts });
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await waitFor(() => expect(liveFacts.current.phones.chat).toBe('57 3009998877'));
    await confirmAndSend(user);
    expect(opened.mock.lastCall?.[0]).toMatch(/^https:\/\/wa\.me\/573009998877\?/);
  });

  it('keep a removed zone and payment in form and message', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.selectOptions(field(), 'Bello');
    await user.click(screen.getByRole('radio', { name: texts.payments.tarjeta }));
    writeFacts({
      delivery: { ...delivery, zones: delivery.zones.filter(({ value }) => value !== 'Bello') },
      payment: { ...payment, options: payment.options.slice(0, 1) },
    });
    expect(field()).toHaveDisplayValue('Bello');
    expect(field()).toHaveAccessibleDescription(texts.otherAreaHint);
    expect(screen.getByRole('radio', { name: texts.payments.tarjeta })).toBeChecked();
    expect(slip()).toHaveTextContent(`Bello${texts.delivery}${texts.toBeConfirmed}`);
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.neighbourhood('Bello'));
    expect(chatText()).toContain(orderTexts.fee(orderTexts.feeToConfirm('$ 0')));
    expect(chatText()).toContain(orderTexts.payment('Tarjeta'));
  });

  it('tell how much is missing to the minimum of a zone, and still send', async () => {
    const bello = { ...delivery.zones.at(-1)!, minimum: 50_000, minutes: '40 a 60' };
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.selectOptions(field(), 'Bello');
    expect(slip()).not.toHaveTextContent(texts.time);
    writeFacts({ delivery: { ...delivery, zones: [...delivery.zones.slice(0, -1), bello] } });
    expect(field()).toHaveAccessibleDescription(
      `${texts.minimum(commonMessages.spanish.pesos(50_000))} ${texts.time}: 40 a 60 minutos.`,
    );
    expect(slip()).toHaveTextContent(`${texts.time}40 a 60 minutos`);
    const [sentence] = screen.getAllByText(texts.belowMinimum('Bello', '$ 50.000', '$ 30.400'));
    expect(sentence).toBeVisible();
    expect(warning()).toHaveTextContent('$ 30.400');
    await confirmAndSend(user);
    expect(chatText()).toContain(`\n${orderTexts.minutes('40 a 60')}`);
    expect(chatText()).toContain(`\n- ${orderTexts.belowMinimum('Bello', '$ 50.000', '$ 30.400')}`);
    act(() => cart.setQuantity(lumpia().key, 6));
    expect(screen.queryByText(/pedido mínimo a/)).not.toBeInTheDocument();
  });

  it('and a clock may end the time of an order, which stays, and has a notice', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByLabelText(texts.forWhen)).toHaveDisplayValue(texts.asSoonAsPossible);
    await user.selectOptions(screen.getByLabelText(texts.forWhen), '2026-01-14T14:00');
    expect(slip()).toHaveTextContent(`${texts.when}miércoles 14, 2:00 PM`);
    await user.click(consentBox());
    setClock('2026-01-14T19:00:00Z');
    await user.click(orderButton());
    expect(chatText()).toContain('\n*Para:* miércoles 14, 2:00 PM');
    expect(chatText()).toContain(`\n- ${orderTexts.timeGone('miércoles 14, 2:00 PM')}`);
    fireEvent(document, new Event('visibilitychange'));
    const over = texts.timeGone('miércoles 14, 2:00\u00a0PM');
    expect(screen.getByLabelText(texts.forWhen)).toHaveAccessibleDescription(over);
    expect(warning()).toHaveTextContent(texts.timeGone('miércoles 14, 2:00 PM'));
  });

  it('change fee and hours at once, and say the fee until the guest understands', async () => {
    const changed = texts.feeChanged('Laureles', '$ 4.000', '$ 9.000');
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await user.selectOptions(field(), 'Laureles');
    const zones = delivery.zones.map((zone) => (zone.value === 'Laureles' ? { ...zone, fee: 9000 } : zone));
    const until1pm = hours.map((rule) => ({ ...rule, shifts: [{ opens: '11:00', closes: '13:00' }] }));
    writeFacts({ delivery: { ...delivery, zones }, hours: until1pm });
    expect(screen.getByText(changed)).toBeVisible();
    expect(slip()).toHaveTextContent(`${texts.delivery}$ 9.000`);
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.fee('$ 9.000'));
    expect(chatText()).toContain(`\n- ${changed}\n${orderTexts.whileClosed}`);
    await user.click(press(texts.understood));
    await user.click(orderButton());
    expect(chatText()).not.toContain(changed);
  });
});
