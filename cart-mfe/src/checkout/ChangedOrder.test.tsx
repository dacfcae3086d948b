import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { cart } from '@asia/shared/cart';
import { commonMessages } from '@asia/shared/messages';
import { awaited, renderApp } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { chatText, codeIn, confirmAndSend, orderButton } from '../testing/checkoutFixtures';
import { arroz, lumpia } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';
import { OPENED_KEY, OpenedOrder, openedOrder } from './OpenedOrder';

type User = ReturnType<typeof renderApp>['user'];

/** Opens an order of two dishes in the chat. @returns its code, and one who goes on */
async function open() {
  const { user, unmount } = renderApp(<CheckoutPage />, { cart: [lumpia(), arroz()] });
  await confirmAndSend(user);
  return { user, unmount, code: codeIn(chatText()) };
}
const changeAddress = (user: User, more: string) => user.type(screen.getByLabelText(texts.address), more);
const notice = () => screen.queryByText(texts.changedTitle);
const choose = (user: User, choice: string) =>
  user.click(screen.getByRole('radio', { name: new RegExp(`^${choice}`) }));
/** The lines of the last message between its code and its first field. */
const marks = () => {
  const lines = chatText().split('\n');
  return lines.slice(2, lines.indexOf(''));
};

describe('an order that was changed after it was opened', () => {
  it('is shown with what changed, and not as sent', async () => {
    const { user, code } = await open();
    expect(notice()).not.toBeInTheDocument();
    await changeAddress(user, 'Calle 11');
    act(() => void cart.remove(arroz().key));
    expect(await screen.findByText(texts.changedHelp(code))).toBeVisible();
    const changes = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(changes).toEqual(
      expect.arrayContaining([
        'Arroz chowfan de pollo 1 → 0',
        `${texts.address} — → Calle 11`,
        `${texts.total} ${commonMessages.spanish.pesos(54_400)} → ${commonMessages.spanish.pesos(19_600)}`,
      ]),
    );
    expect(orderButton()).toHaveAccessibleDescription(new RegExp(code));
    for (const claim of [texts.notOpened, texts.openedBefore])
      expect(screen.queryByText(claim)).not.toBeInTheDocument();
    await user.clear(screen.getByLabelText(texts.address));
    act(() => void cart.add(arroz()));
    expect(await screen.findByText(texts.notOpened)).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
  });

  it.each([
    ['another order by default', [], false],
    ['a correction, if the guest says so', [texts.corrects], true],
    ['another order, if the guest says so', [texts.corrects, texts.another], false],
  ])('is %s', async (_, choices, corrects) => {
    const { user, code } = await open();
    await changeAddress(user, 'Calle 11');
    for (const choice of choices) await choose(user, choice);
    // Sent once more, the message is the same.
    for (let time = 0; time < 2; time += 1) {
      await user.click(orderButton());
      expect(marks()).toEqual(corrects ? [orderTexts.replaces([code])] : []);
    }
    expect(chatText().split('\n')[0]).toBe(orderTexts.newOrder);
    expect(notice()).not.toBeInTheDocument();
  });

  it('replaces all that it corrects, never itself', async () => {
    const { user, code: first } = await open();
    const sendCorrected = async () => {
      await choose(user, texts.corrects);
      await user.click(orderButton());
      return codeIn(chatText());
    };
    await changeAddress(user, 'Calle 11');
    const second = await sendCorrected();
    await changeAddress(user, '0');
    const third = await sendCorrected();
    expect(marks()).toEqual([orderTexts.replaces([second, first])]);
    await user.clear(screen.getByLabelText(texts.address));
    expect(await sendCorrected()).toBe(first);
    expect(marks()).toEqual([orderTexts.replaces([third, second])]);
  });

  it('keeps the choice while the guest looks at the menu, and after a reload', async () => {
    const { user, code, unmount } = await open();
    await changeAddress(user, 'Calle 11');
    await choose(user, texts.corrects);
    unmount();
    const reloaded = new OpenedOrder();
    expect(reloaded.last).toEqual(openedOrder.last);
    expect(reloaded.replacedBy('other')).toEqual([code]);
    const view = renderApp(<CheckoutPage />, { cart: [lumpia(), arroz()] });
    await confirmAndSend(view.user);
    expect(marks()).toEqual([orderTexts.replaces([code])]);
  });

  it('is none once the cart was empty', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: texts.sentAlready }));
    await awaited(() => Promise.resolve());
    act(() => void cart.add(arroz()));
    await changeAddress(user, 'Calle 11');
    expect(notice()).not.toBeInTheDocument();
    expect(Object.keys(sessionStorage)).not.toContain(OPENED_KEY);
  });
});

it('reads an order or none, whatever the tab has stored', async () => {
  const { code } = await open();
  const field = fc.oneof(fc.jsonValue(), fc.constantFrom(code, [code, 7], true, 1e300));
  const record = fc.record(
    {
      code: fc.oneof(fc.constant(code), field),
      total: field,
      replaces: field,
      corrected: field,
      address: field,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        record.map((stored) => JSON.stringify(stored)),
      ),
      (stored) => {
        sessionStorage.setItem(OPENED_KEY, stored);
        const { last } = new OpenedOrder();
        if (last === null) return;
        expect(last.code).toBe(code);
        expect(typeof last.address).toBe('string');
        expect(last.total).toBeLessThan(Infinity);
        expect(last.replaces.every((replaced) => replaced === code)).toBe(true);
        expect([true, false, undefined]).toContain(last.corrected);
      },
    ),
    { numRuns: 300, seed: 13 },
  );
});
