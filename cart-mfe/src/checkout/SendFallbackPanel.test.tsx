import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { cart, orderRecord } from '@asia/shared/cart';
import { renderApp, setClock, setWidth } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import {
  chatText,
  codeIn,
  confirmAndSend,
  consentBox,
  opened,
  orderButton,
  press,
  sendOrder,
} from '../testing/checkoutFixtures';
import { lumpia } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';

const title = texts.notOpened;
const chatLink = () => screen.getByRole('link', { name: texts.openChat });

beforeEach(() => setWidth(390));

describe('the other ways to send', () => {
  it('follow every click: a link, a copy, a call and the code', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.queryByText(title)).not.toBeInTheDocument();
    await confirmAndSend(user);
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(
      `${texts.orderCode}${codeIn(chatText())}${texts.orderCodeRest}`,
    );
    expect(chatLink()).toHaveAttribute('href', opened.mock.lastCall?.[0]);
    expect(chatLink()).toHaveAttribute('rel', 'noreferrer');
    expect(chatLink()).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: texts.call }).getAttribute('href')).toMatch(/^tel:\+57\d{10}$/);
    expect(screen.queryByText(texts.openedNow)).not.toBeInTheDocument();
    await user.click(press(texts.copy));
    expect(screen.getByText(texts.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(chatText());
  });

  it('appear where windows are forbidden; their link remembers the order', async () => {
    opened.mockImplementation(() => {
      throw new Error('no windows here');
    });
    await sendOrder();
    expect(screen.getByRole('region', { name: title })).toHaveFocus();
    expect(orderRecord.last).toBeNull();
    // jsdom cannot leave its page.
    chatLink().addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(chatLink());
    expect(orderRecord.last?.code).toBe(codeIn(chatText()));
  });

  it('ignore taps of the gesture that sent the order', () => {
    const place = { left: 0, right: 200, top: 0, bottom: 50 } as DOMRect;
    jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    fireEvent.click(consentBox());
    const tap = (element: HTMLElement, timeStamp: number) => {
      const event = createEvent.click(element, { clientX: 100, clientY: 25 });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      return fireEvent(element, event);
    };
    tap(orderButton(), 1_000);
    // The default of a click that is ignored is prevented.
    expect(tap(screen.getByRole('link', { name: texts.call }), 1_250)).toBe(false);
    expect(tap(orderButton(), 1_500)).toBe(false);
    expect(opened).toHaveBeenCalledTimes(1);
  });

  it('write the order of the moment of their click, not of the rendering', async () => {
    setClock('2026-01-15T02:50:00Z');
    const { user } = await sendOrder();
    setClock('2026-01-15T03:10:00Z');
    await user.click(press(texts.copy));
    expect(await navigator.clipboard.readText()).toContain(orderTexts.whileClosed);
    const followed: string[] = [];
    const follow = (event: Event) => {
      event.preventDefault();
      followed.push(decodeURIComponent(chatLink().getAttribute('href') ?? ''));
    };
    document.addEventListener('click', follow);
    for (const clock of ['2026-01-15T02:51:00Z', '2026-01-15T03:10:00Z']) {
      setClock(clock);
      fireEvent.click(chatLink());
    }
    document.removeEventListener('click', follow);
    expect(followed.map((text) => text.includes(orderTexts.whileClosed))).toEqual([false, true]);
  });

  it('show the text, selected, where copying is not allowed', async () => {
    const { user } = await sendOrder();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(press(texts.copy));
    expect(screen.getByText(texts.copyFailed)).toBeVisible();
    const text = screen.getByLabelText<HTMLTextAreaElement>(texts.orderText);
    expect(text).toHaveValue(chatText());
    expect(text.selectionEnd).toBe(chatText().length);
  });

  it('draw a code on a wide screen', async () => {
    setWidth(768);
    await sendOrder();
    expect(await screen.findByRole('img', { name: texts.qrLabel })).toBeVisible();
  });

  it('end with an empty cart once it is sent', async () => {
    const { user } = await sendOrder();
    await user.click(press(texts.sentAlready));
    expect(cart.isEmpty).toBe(true);
    expect(screen.queryByText(texts.notOpened)).not.toBeInTheDocument();
    expect(consentBox()).not.toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('look different only if the guest leaves right after the click', async () => {
    await sendOrder();
    const openedNow = () => screen.queryByText(texts.openedNow);
    setClock('2026-01-14T18:01:00Z');
    leavePage();
    expect(openedNow()).not.toBeInTheDocument();
    setClock('2026-01-14T18:00:00Z');
    fireEvent.click(orderButton());
    expect(openedNow()).not.toBeInTheDocument();
    leavePage();
    expect(openedNow()).toBeVisible();
    expect(chatLink()).toBeVisible();
  });
});

describe('an order that was opened before', () => {
  const openPage = (units = 2) =>
    renderApp(<CheckoutPage />, { cart: [{ ...lumpia(), cartQuantity: units }] });

  it('has its code after a reload, and the next order another', async () => {
    const { unmount } = await sendOrder();
    const code = codeIn(chatText());
    unmount();
    const view = openPage();
    expect(screen.getByText(code)).toBeVisible();
    await confirmAndSend(view.user);
    expect(codeIn(chatText())).toBe(code);
    view.unmount();
    const { user } = openPage(3);
    expect(screen.queryByText(new RegExp(`^${texts.orderCode}`))).not.toBeInTheDocument();
    await confirmAndSend(user);
    expect(codeIn(chatText())).not.toBe(code);
  });

  it('says when, for exactly these dishes, and offers a new one', async () => {
    const { unmount } = await sendOrder();
    unmount();
    sessionStorage.clear();
    setClock('2026-01-16T18:03:10Z');
    const view = openPage(3);
    expect(screen.queryByText(texts.openedBefore)).not.toBeInTheDocument();
    view.unmount();
    const { user } = openPage();
    expect(screen.getByText(new RegExp(texts.openedBeforeAt('el 14 de enero a las .*')))).toBeVisible();
    await user.click(press(texts.newOrder));
    expect(cart.isEmpty).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

/** As when the phone switches to another app. */
function leavePage(): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
