import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { cart } from '@asia/shared/cart';
import { renderApp, setClock, setWidth } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { lastSent } from '../order-memory/sentOrder';
import {
  chatText,
  codeIn,
  confirmAndSend,
  consentBox,
  freshCheckout,
  lumpia,
  opened,
  orderButton,
  sendOrder,
} from '../testing/checkoutFixtures';
import CheckoutPage from './CheckoutPage';

const title = texts.notOpened;

beforeEach(() => {
  freshCheckout();
  setWidth(390);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the other ways to send', () => {
  it('wait for the click', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.queryByText(title)).not.toBeInTheDocument();
  });

  it('follow every click: a link in this tab, a copy, a call', async () => {
    await sendOrder();
    expect(screen.getByRole('region', { name: title })).toBeVisible();
    const link = screen.getByRole('link', { name: texts.openChat });
    expect(link).toHaveAttribute('href', opened.mock.lastCall?.[0]);
    expect(link).toHaveAttribute('rel', 'noreferrer');
    expect(link).not.toHaveAttribute('target');
    expect(screen.getByRole('link', { name: texts.call }).getAttribute('href')).toMatch(/^tel:\+57\d{10}$/);
    expect(screen.queryByText(texts.openedNow)).not.toBeInTheDocument();
  });

  it('appear where the browser forbids windows; the order is remembered once the link opens it', async () => {
    opened.mockImplementation(() => {
      throw new Error('no windows here');
    });
    await sendOrder();
    expect(screen.getByRole('region', { name: title })).toHaveFocus();
    expect(lastSent()).toBeNull();
    const link = screen.getByRole('link', { name: texts.openChat });
    // jsdom cannot leave its page.
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(lastSent()?.code).toBe(codeIn(chatText()));
  });

  it('take no tap of the gesture that sent the order: the panel has come under the finger', () => {
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

  it('name the order by the code of its message', async () => {
    await sendOrder();
    const code = codeIn(chatText());
    expect(screen.getByRole('region', { name: title })).toHaveTextContent(
      `${texts.orderCode}${code}${texts.orderCodeRest}`,
    );
  });

  it('put the order on the clipboard', async () => {
    const { user } = await sendOrder();
    await user.click(screen.getByRole('button', { name: texts.copy }));
    expect(screen.getByText(texts.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(chatText());
  });

  it('say what holds when they are taken, not when the page was drawn', async () => {
    setClock('2026-01-15T02:50:00Z');
    const { user } = await sendOrder();
    setClock('2026-01-15T03:10:00Z');
    await user.click(screen.getByRole('button', { name: texts.copy }));
    expect(await navigator.clipboard.readText()).toContain(orderTexts.whileClosed);
    setClock('2026-01-15T02:51:00Z');
    const link = screen.getByRole('link', { name: texts.openChat });
    let followed = '';
    const follow = (event: Event) => {
      event.preventDefault();
      followed = decodeURIComponent(link.getAttribute('href') ?? '');
    };
    document.addEventListener('click', follow);
    fireEvent.click(link);
    expect(followed).not.toContain(orderTexts.whileClosed);
    setClock('2026-01-15T03:10:00Z');
    fireEvent.click(link);
    expect(followed).toContain(orderTexts.whileClosed);
    document.removeEventListener('click', follow);
  });

  it('show the text, selected, where copying is not allowed', async () => {
    const { user } = await sendOrder();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: texts.copy }));
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
    await user.click(screen.getByRole('button', { name: texts.sentAlready }));
    expect(cart.isEmpty).toBe(true);
    expect(screen.queryByText(texts.notOpened)).not.toBeInTheDocument();
    expect(consentBox()).not.toBeChecked();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('look different once the guest has left the page for the chat, and not when they leave it later', async () => {
    await sendOrder();
    const opened = () => screen.queryByText(texts.openedNow);
    setClock('2026-01-14T18:01:00Z');
    leavePage();
    expect(opened()).not.toBeInTheDocument();
    setClock('2026-01-14T18:00:00Z');
    fireEvent.click(orderButton());
    expect(opened()).not.toBeInTheDocument();
    leavePage();
    expect(opened()).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(texts.openChat) })).toBeVisible();
  });
});

describe('an order that was opened before', () => {
  it('has its code after a reload, and the next order another', async () => {
    const { unmount } = await sendOrder();
    const code = codeIn(chatText());
    unmount();
    const view = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByText(code)).toBeVisible();
    await confirmAndSend(view.user);
    expect(codeIn(chatText())).toBe(code);
    view.unmount();
    const { user } = renderApp(<CheckoutPage />, { cart: [{ ...lumpia(), cartQuantity: 3 }] });
    expect(screen.queryByText(new RegExp(`^${texts.orderCode}`))).not.toBeInTheDocument();
    await confirmAndSend(user);
    expect(codeIn(chatText())).not.toBe(code);
  });

  it('says when, for exactly these dishes, and offers a new one', async () => {
    const { unmount } = await sendOrder();
    unmount();
    sessionStorage.clear();
    setClock('2026-01-16T18:03:10Z');
    const view = renderApp(<CheckoutPage />, { cart: [{ ...lumpia(), cartQuantity: 3 }] });
    expect(screen.queryByText(texts.openedBefore)).not.toBeInTheDocument();
    view.unmount();
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(
      screen.getByText(
        new RegExp(texts.openedBeforeAt(texts.moment(new Date('2026-01-14T18:00:00Z'), '.*'))),
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: texts.newOrder }));
    expect(cart.isEmpty).toBe(true);
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

/** As when the phone switches to another app. */
function leavePage(): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
