import { fireEvent, screen } from '@testing-library/react';
import { commonMessages, language } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { awaited, element, renderApp, setClock, writeToday } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { chatText, confirmAndSend, consentBox, opened, orderButton, slip } from '../testing/checkoutFixtures';
import { lumpia } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';
import { MISSING_ID } from './guestFields';

const missing = () => element(document.body, `#${MISSING_ID}`);

describe('the summary', () => {
  it('asks for neighbourhood and payment instead of showing a free delivery, and follows them', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    for (const row of [
      'Entrada2 × Lumpia (unidad)$ 19.600',
      `${texts.neighbourhood}${texts.chooseNeighbourhood}`,
      `${texts.delivery}${texts.toBeConfirmed}`,
      `${texts.payment}${texts.notChosen}`,
      `${texts.totalWithoutDelivery}$ 19.600`,
    ])
      expect(slip()).toHaveTextContent(row);
    expect(slip()).not.toHaveTextContent('$ 0');
    await user.selectOptions(screen.getByLabelText(texts.area), 'Laureles');
    await user.click(screen.getByRole('radio', { name: texts.payments.efectivo }));
    for (const row of [
      `${texts.neighbourhood}Laureles`,
      `${texts.delivery}$ 4.000`,
      `${texts.payment}${texts.payments.efectivo}`,
      `${texts.total}$ 23.600`,
      texts.approximate,
    ])
      expect(slip()).toHaveTextContent(row);
  });

  it('names a payment of the restaurant in Spanish to every guest', async () => {
    const label = 'Transferencia';
    jest.replaceProperty(pinnedFacts.payment, 'options', [{ value: 'transferencia', label }]);
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await awaited(() => language.choose('en'));
    expect(screen.getByText(label)).toHaveAttribute('lang', 'es-CO');
    await user.click(screen.getByRole('radio', { name: label }));
    expect(screen.getAllByText(label)).toHaveLength(2);
    for (const name of screen.getAllByText(label)) expect(name).toHaveAttribute('lang', 'es-CO');
    await awaited(() => language.choose('es'));
    await confirmAndSend(user);
    expect(chatText()).toContain(orderTexts.payment(label));
  });
});

it('a guest who picks the order up needs no address, reads where to go, and may change back', async () => {
  const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  await user.selectOptions(screen.getByLabelText(texts.area), 'Bello');
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${texts.byPickup}`) }));
  expect(screen.queryByLabelText(texts.address)).not.toBeInTheDocument();
  expect(screen.queryByLabelText(texts.area)).not.toBeInTheDocument();
  expect(screen.getByText(texts.pickupTitle)).toBeVisible();
  expect(screen.getByText(/^Carrera/)).toHaveTextContent(pinnedFacts.address.oneLine);
  expect(screen.getByRole('link', { name: new RegExp(texts.directions) })).toHaveAttribute(
    'href',
    pinnedFacts.map.directionsUrl,
  );
  expect(missing()).not.toHaveTextContent(texts.fieldNames.address);
  expect(slip()).toHaveTextContent(`${texts.delivery}$ 0`);
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${texts.byDelivery}`) }));
  expect(screen.getByLabelText(texts.area)).toHaveValue('Bello');
});

it('what is missing is listed, the phone first, with links to the fields', async () => {
  const { phone, neighbourhood, payment, name, address } = texts.fieldNames;
  const fields = [phone, neighbourhood, payment, name, address].join(', ');
  const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  expect(missing()).toHaveTextContent(`${texts.missing}${fields}${texts.missingRest}`);
  await user.click(screen.getByRole('link', { name: phone }));
  expect(screen.getByLabelText(texts.phone)).toHaveFocus();
  await user.click(screen.getByRole('link', { name: payment }));
  expect(screen.getByRole('radio', { name: texts.payments.efectivo })).toHaveFocus();
});

describe('the consent', () => {
  it('is not given beforehand, and the button says what it waits for', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(consentBox()).not.toBeChecked();
    expect(orderButton()).toBeDisabled();
    expect(orderButton()).toHaveAccessibleDescription(new RegExp(`${texts.tick}${texts.tickRest}`));
    await user.click(screen.getByRole('link', { name: texts.tick }));
    expect(consentBox()).toHaveFocus();
    await user.keyboard(' ');
    expect(orderButton()).toBeEnabled();
    expect(orderButton()).toHaveAccessibleDescription(new RegExp(texts.sendHint));
  });

  it('is asked for in the console when the order is sent without it', () => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    // As if somebody removed `disabled` from the button in the inspector.
    fireEvent.submit(orderButton());
    expect(log).toHaveBeenCalledWith('Debes aceptar el manejo de datos personales');
    expect(opened).not.toHaveBeenCalled();
  });

  it('has its purpose, who is responsible, and the law', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const { name, nit, dataEmail, dataLawUrl } = pinnedFacts.legal;
    for (const text of [texts.consentHelp, texts.responsible(name, nit, dataEmail)])
      expect(screen.getByText(text)).toBeVisible();
    const lawName = new RegExp(`${texts.read}Ley 1581 de 2012${texts.aboutData}`);
    const law = screen.getByRole('link', { name: lawName });
    expect(law).toHaveAttribute('href', dataLawUrl);
    expect(screen.getByRole('region', { name: texts.yourData })).toHaveAttribute('id', 'tus-datos');
  });
});

describe('sending', () => {
  it('goes on with Enter, begins a line of a text of several lines, and sends only by its button', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const [address, note] = [texts.address, texts.note].map((label) =>
      screen.getByLabelText(new RegExp(`^${label}`)),
    );
    await user.click(consentBox());
    for (const choice of [...screen.getAllByRole('radio'), ...screen.getAllByRole('checkbox')]) {
      choice.focus();
      await user.keyboard('{Enter}');
    }
    await user.type(screen.getByLabelText(texts.name), 'María{Enter}');
    expect(screen.getByLabelText(texts.phone)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(address).toHaveFocus();
    for (const text of [address!, note!]) {
      expect(text).toHaveAttribute('enterkeyhint', 'enter');
      await user.type(text, 'uno{Enter}dos{Shift>}{Enter}{/Shift}tres');
      expect(text).toHaveValue('uno\ndos\ntres');
    }
    await user.type(screen.getByLabelText(new RegExp(`^${texts.email}`)), '{Shift>}{Enter}{/Shift}');
    expect(note).toHaveFocus();
    expect(opened).not.toHaveBeenCalled();
  });

  it('says that the restaurant is closed, in the page and in the message', async () => {
    const { closedNow, at, tomorrow } = commonMessages.spanish;
    setClock('2026-01-15T04:00:00Z');
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByText(closedNow(at(tomorrow, '11:00 AM')))).toBeVisible();
    await confirmAndSend(user);
    expect(chatText().split('\n').at(-1)).toBe(orderTexts.whileClosed);
  });

  // As on a phone that slept: its clock jumps, and no timer has told the page.
  it.each([
    ['the restaurant has closed', '2026-01-15T02:50:00Z', '2026-01-15T03:10:00Z', [orderTexts.whileClosed]],
    ['the restaurant has opened', '2026-01-14T15:50:00Z', '2026-01-14T16:10:00Z', []],
    ['a pause has ended', '2026-01-14T18:00:00Z', '2026-01-14T18:10:00Z', []],
  ])('knows at the click that %s meanwhile', (_, seen, clicked, notices) => {
    setClock(seen);
    writeToday({ what: 'pause', of: '', from: Date.now() - 1, until: Date.now() + 60_000 });
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    fireEvent.click(consentBox());
    setClock(clicked);
    fireEvent.click(orderButton());
    const said = [orderTexts.whilePaused(false), orderTexts.whileClosed].filter((line) =>
      chatText().includes(line),
    );
    expect(said).toEqual(notices);
  });
});
