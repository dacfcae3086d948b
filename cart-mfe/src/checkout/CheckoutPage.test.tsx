import { act, screen } from '@testing-library/react';
import { cart, orderRecord } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import { commonMessages, language } from '@asia/shared/messages';
import { element, prerender, renderApp, writeFacts } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { confirmAndSend, consentBox, fillIn, orderButton, paste } from '../testing/checkoutFixtures';
import { lumpia } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';
import { DRAFT_KEY, GuestDraft } from './GuestDraft';
import { draft } from './useDraft';

const keepBox = () => screen.getByRole('checkbox', { name: texts.keep });

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

  it('names known places until a zone is chosen', async () => {
    const landmarks = {
      es: 'Parque Lleras: Poblado.',
      en: 'Lleras Park: Poblado.',
      zh: 'Lleras公园：Poblado。',
    };
    writeFacts({ delivery: { ...facts.current.delivery, landmarks } });
    const { user } = renderApp(<CheckoutPage />);
    expect(screen.getByLabelText(texts.area)).toHaveAccessibleDescription(landmarks.es);
    await act(() => language.choose('en'));
    expect(screen.getByText(landmarks.en)).toBeVisible();
    await act(() => language.choose('es'));
    await user.selectOptions(screen.getByLabelText(texts.area), 'Bello');
    expect(screen.queryByText(landmarks.es)).not.toBeInTheDocument();
  });

  it('helps a phone to fill it in, and explains its number', () => {
    renderApp(<CheckoutPage />);
    for (const [label, autocomplete] of [
      [texts.name, 'name'],
      [texts.phone, 'tel'],
      // Browsers fill its lines into a field of several lines, and only the first one into another.
      [texts.address, 'street-address'],
      [new RegExp(texts.email), 'email'],
    ] as const)
      expect(screen.getByLabelText(label)).toHaveAttribute('autocomplete', autocomplete);
    expect(screen.getByLabelText(texts.address).tagName).toBe('TEXTAREA');
    // A field of the type `email` writes a domain with ñ as `xn--…`.
    const email = screen.getByLabelText(new RegExp(texts.email));
    expect(email).toHaveAttribute('type', 'text');
    expect(email).toHaveAttribute('inputmode', 'email');
    const phone = screen.getByLabelText(texts.phone);
    expect(phone).toHaveAttribute('type', 'tel');
    expect(phone).toHaveAccessibleDescription(`${texts.phoneWhy} ${texts.phoneHint}`);
    expect(phone).not.toBeRequired();
  });

  it('has no browser restore a tick, by the one attribute that HTML has for boxes', () => {
    const { container } = renderApp(<CheckoutPage />);
    expect(element(container, 'form')).toHaveAttribute('autocomplete', 'off');
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toHaveAttribute('autocomplete');
  });

  it('warns about an odd phone number or e-mail address once the field is left, and lets the order go', async () => {
    const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    await fillIn(user);
    expect(screen.getByText(texts.complete)).toBeVisible();
    const phone = screen.getByLabelText(texts.phone);
    await user.clear(phone);
    await paste(user, phone, '300 123 45');
    await user.tab();
    expect(phone).toHaveAccessibleDescription(texts.odd.phone);
    await user.type(phone, '67');
    expect(phone).not.toHaveAccessibleDescription(texts.odd.phone);
    const email = screen.getByLabelText(new RegExp(texts.email));
    await paste(user, email, 'ana correo.com');
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

  it('is filled for a guest who wants it kept, and only then', async () => {
    const { user, unmount } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    const stored = () => JSON.stringify(Object.entries(localStorage));
    expect(keepBox()).not.toBeChecked();
    await fillIn(user);
    await confirmAndSend(user);
    expect(stored()).not.toMatch(/María|300/);
    await user.click(keepBox());
    await user.click(orderButton());
    unmount();
    // Another visit.
    sessionStorage.clear();
    expect(new GuestDraft()).toMatchObject({
      kept: true,
      details: { name: 'María Gómez', payment: 'tarjeta' },
    });
    expect(orderRecord.last?.items).toEqual([lumpia()]);
    const view = renderApp(<CheckoutPage />, { cart: [lumpia()] });
    expect(keepBox()).toBeChecked();
    expect(consentBox()).not.toBeChecked();
    await view.user.click(keepBox());
    expect(orderRecord.last?.items).toEqual([]);
    expect(new GuestDraft().kept).toBe(false);
    expect(stored()).not.toMatch(/María/);
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
});

it('is prerendered with the form and nothing of the guest', () => {
  cart.add(lumpia());
  draft.write('name', 'María');
  const view = prerender(<CheckoutPage />);
  expect(view).toContain(texts.checkoutTitle);
  expect(view).toContain(texts.area);
  expect(view).not.toMatch(/Lumpia|María/);
  for (const text of [texts.empty, texts.noneToOrder]) expect(view).not.toContain(text);
});
