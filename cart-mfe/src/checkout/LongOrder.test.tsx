import { act, screen } from '@testing-library/react';
import { aCartItem, renderApp } from '@asia/shared/testing';
import { spanish as texts } from '../messages/es';
import { orderTexts } from '../messages/order/es';
import { chatText, confirmAndSend, consentBox, orderButton, press } from '../testing/checkoutFixtures';
import { lumpia } from '../testing/dishes';
import CheckoutPage from './CheckoutPage';
import { draft } from './useDraft';

const dishes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aCartItem({ key: `arroz:plato-${index}`, name: `Arroz chowfan número ${index}` }),
  );

it('is announced only for an order that goes out in short', () => {
  const { unmount } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  expect(screen.queryByText(texts.shortened)).not.toBeInTheDocument();
  unmount();
  renderApp(<CheckoutPage />, { cart: dishes(30) });
  expect(screen.getByText(texts.shortened)).toBeVisible();
  expect(orderButton()).toHaveAccessibleDescription(new RegExp(texts.shortened));
  expect(screen.queryByText(new RegExp(orderTexts.end))).not.toBeInTheDocument();
});

it('says how a message ends that a phone may cut, and copies it', async () => {
  const { user } = renderApp(<CheckoutPage />, { cart: dishes(80) });
  expect(screen.getByText(texts.mayBeCut(orderTexts.end))).toBeVisible();
  await user.click(press(texts.copy));
  const copied = await navigator.clipboard.readText();
  await confirmAndSend(user);
  expect(chatText()).toBe(copied);
  expect(chatText()).toMatch(new RegExp(`\\n\\*${orderTexts.end}\\*$`));
});

it('shows word for word what the link has no room for, and copies it too', async () => {
  const { user } = renderApp(<CheckoutPage />, { cart: [lumpia()] });
  const note = `${'Toquen el timbre de la portería. '.repeat(400)}Alergia al maní.`;
  act(() => draft.write('note', note));
  expect(screen.getByText(texts.noRoom)).toBeVisible();
  expect(screen.queryByText(texts.shortened)).not.toBeInTheDocument();
  const rest = screen.getByText(/Alergia al maní\.$/, { ignore: 'textarea' });
  expect(rest).toBeVisible();
  await user.click(press(texts.copy));
  expect(await navigator.clipboard.readText()).toContain(`${orderTexts.note(note)}\n`);
  await user.click(consentBox());
  expect(orderButton()).toHaveAccessibleDescription(new RegExp(`^${texts.seeWhatIsMissing} `));
  await user.click(screen.getByRole('link', { name: texts.seeWhatIsMissing }));
  expect(screen.getByText(texts.noRoomHelp)).toHaveFocus();
  await user.click(orderButton());
  expect(chatText()).toContain(orderTexts.missingCharacters(rest.textContent.length));
  expect(note).toContain(rest.textContent);
});
