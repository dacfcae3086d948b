import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cart, lastOrder } from '@asia/shared/cart';
import { commonMessages } from '@asia/shared/messages';
import { allowConsole, expectAccessible, renderApp } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import {
  confirmAndSend,
  consentBox,
  fillIn,
  freshCheckout,
  lumpia,
  orderButton,
} from '../testing/checkoutFixtures';
import CheckoutPage from './CheckoutPage';
import { DRAFT_KEY, GuestDraft } from './GuestDraft';
import { draft } from './useDraft';

const keepBox = () => screen.getByRole('checkbox', { name: texts.keep });

beforeEach(freshCheckout);
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('the form', () => {
  it('asks first for choices, then for typed text', () => {
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByRole('heading', { name: texts.checkoutTitle, level: 1 })).toBeVisible();
    const fields = [
      new RegExp(`^${texts.byDelivery}`),
      new RegExp(`^${texts.byPickup}`),
      texts.area,
      texts.payments.efectivo,
      texts.payments.tarjeta,
      texts.name,
      texts.phone,
      texts.address,
      `${texts.email} ${commonMessages.spanish.optional}`,
      `${texts.note} ${commonMessages.spanish.optional}`,
      texts.keep,
      texts.consent,
    ].map((label) => screen.getByLabelText(label!));
    for (const [index, field] of fields.entries()) {
      const next = fields[index + 1] ?? orderButton();
      expect(field.compareDocumentPosition(next)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
    expect(screen.getByRole('group', { name: texts.way })).toBeVisible();
    expect(screen.getByRole('group', { name: texts.payment })).toBeVisible();
  });

  it('lists the neighbourhoods with their fees, then any other', () => {
    renderApp(<CheckoutPage />);
    const options = within(screen.getByLabelText(texts.area)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
      texts.choose,
      'Poblado ($ 2.000)',
      'Laureles ($ 4.000)',
      'Centro ($ 4.000)',
      'Buenos Aires ($ 4.000)',
      'Envigado ($ 5.000)',
      'Sabaneta ($ 5.000)',
      'Robledo ($ 6.000)',
      'Itagui ($ 7.000)',
      'Bello ($ 8.000)',
      texts.otherArea,
    ]);
  });

  it('helps the phone of the guest to fill it in', () => {
    renderApp(<CheckoutPage />);
    expect(screen.getByLabelText(texts.phone)).toHaveAttribute('type', 'tel');
    expect(screen.getByLabelText(texts.phone)).toHaveAttribute('autocomplete', 'tel');
    expect(screen.getByLabelText(texts.name)).toHaveAttribute('autocomplete', 'name');
    expect(screen.getByLabelText(texts.address)).toHaveAttribute('autocomplete', 'address-line1');
    expect(screen.getByLabelText(new RegExp(texts.email))).toHaveAttribute('autocomplete', 'email');
    expect(screen.getByLabelText(texts.phone)).toHaveAccessibleDescription(
      `${texts.phoneWhy} ${texts.phoneHint}`,
    );
  });

  it('says beside the phone why it helps', () => {
    renderApp(<CheckoutPage />);
    expect(screen.getByText(texts.phoneWhy)).toBeVisible();
    expect(screen.getByLabelText(texts.phone)).toHaveAccessibleDescription(new RegExp(`^${texts.phoneWhy}`));
    expect(screen.getByLabelText(texts.phone)).not.toBeRequired();
  });

  it('warns about an odd phone number once the field is left', async () => {
    const { user } = renderApp(<CheckoutPage />);
    await user.type(screen.getByLabelText(texts.phone), '300 123 45');
    expect(screen.queryByText(texts.odd.phone)).not.toBeInTheDocument();
    await user.tab();
    expect(screen.getByLabelText(texts.phone)).toHaveAccessibleDescription(texts.odd.phone);
    await user.type(screen.getByLabelText(texts.phone), '67');
    expect(screen.queryByText(texts.odd.phone)).not.toBeInTheDocument();
  });

  it('warns about an odd e-mail address, and lets the order go', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await fillIn(user);
    expect(screen.getByText(texts.complete)).toBeVisible();
    const email = screen.getByLabelText(new RegExp(texts.email));
    await user.type(email, 'ana correo.com');
    expect(email).not.toHaveAccessibleDescription(texts.odd.email);
    await user.tab();
    expect(email).toHaveAccessibleDescription(texts.odd.email);
    expect(screen.queryByText(texts.complete)).not.toBeInTheDocument();
    await user.click(consentBox());
    expect(orderButton()).toBeEnabled();
    expect(orderButton()).toHaveAccessibleDescription(new RegExp(texts.odd.email));
    await user.click(screen.getByRole('link', { name: texts.odd.email }));
    expect(email).toHaveFocus();
    await user.clear(email);
    expect(screen.getByText(texts.complete)).toBeVisible();
  });

  it('keeps what was written while the guest looks at the menu, but not the consent', async () => {
    const { user, unmount } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await fillIn(user);
    await user.click(consentBox());
    unmount();
    renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(screen.getByLabelText(texts.name)).toHaveValue('María Gómez');
    expect(screen.getByLabelText(texts.area)).toHaveValue('Bello');
    expect(consentBox()).not.toBeChecked();
  });

  it('stores nothing of the guest beyond the tab, unless asked to', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await fillIn(user);
    await confirmAndSend(user);
    expect(Object.keys(localStorage).filter((key) => key !== 'cartItems')).toEqual(['pedidoEnviado']);
    expect(localStorage.getItem('pedidoEnviado')).not.toMatch(/María|300/);
  });

  it('is written already for a guest who wants it kept, until the tick is taken back', async () => {
    const { user, unmount } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(keepBox()).not.toBeChecked();
    await user.click(keepBox());
    await fillIn(user);
    await confirmAndSend(user);
    unmount();
    // Another visit.
    sessionStorage.clear();
    expect(new GuestDraft()).toMatchObject({
      kept: true,
      details: { name: 'María Gómez', payment: 'tarjeta' },
    });
    expect(lastOrder()).toEqual([lumpia()]);
    const view = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(keepBox()).toBeChecked();
    expect(consentBox()).not.toBeChecked();
    await view.user.click(keepBox());
    expect(lastOrder()).toEqual([]);
    expect(new GuestDraft().kept).toBe(false);
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/María/);
  });

  it('shows the tick of another tab', () => {
    renderApp(<CheckoutPage />);
    const other = new GuestDraft();
    for (const kept of [true, false]) {
      other.allow(kept);
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: DRAFT_KEY })));
      expect(keepBox()).toHaveProperty('checked', kept);
    }
  });

  it('is accessible before and after sending', async () => {
    // axe measures letters on a canvas, which jsdom lacks.
    allowConsole('error', /HTMLCanvasElement/);
    const { user, container } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await expectAccessible(container);
    await confirmAndSend(user);
    await expectAccessible(container);
  });
});

describe('the prerendered page', () => {
  const page = (
    <MemoryRouter>
      <CheckoutPage />
    </MemoryRouter>
  );

  it('holds the form and nothing of the guest', () => {
    cart.add(lumpia());
    draft.write('name', 'María');
    const view = renderToString(page);
    expect(view).toContain(texts.checkoutTitle);
    expect(view).toContain(texts.area);
    expect(view).not.toMatch(/Lumpia|María/);
  });

  it('takes over what was written before hydration', async () => {
    const root = document.body.appendChild(document.createElement('div'));
    root.innerHTML = renderToString(page);
    const name = within(root).getByLabelText<HTMLInputElement>(texts.name);
    name.value = 'María';
    fireEvent.click(within(root).getByRole('radio', { name: texts.payments.tarjeta }));
    fireEvent.click(within(root).getByRole('radio', { name: new RegExp(`^${texts.byPickup}`) }));
    render(page, { container: root, hydrate: true });
    await waitFor(() => expect(within(root).getByLabelText(texts.name)).toHaveValue('María'));
    expect(draft.details).toMatchObject({ name: 'María', payment: 'tarjeta', neighbourhood: 'recoger' });
    expect(within(root).getByRole('radio', { name: texts.payments.tarjeta })).toBeChecked();
    expect(within(root).getByRole('radio', { name: new RegExp(`^${texts.byPickup}`) })).toBeChecked();
  });
});
