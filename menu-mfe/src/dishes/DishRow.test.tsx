import { screen } from '@testing-library/react';
import type { Dish } from '@asia/shared/contracts';
import { commonMessages, dishName } from '@asia/shared/messages';
import { aDish, focused, renderApp, writeToday } from '@asia/shared/testing';
import { observer } from '@asia/shared/ui';
import { sectionOf } from '../menu-data/sections';
import { spanish as counterMessages } from '../messages/counter/es';
import { useUnits } from '../ordering/useUnits';
import { counterTexts } from '../testing/counterTexts';
import { DishRow } from './DishRow';

let rice: Dish;
beforeAll(async () => {
  const [first] = (await sectionOf('arroz').load()).dishes;
  rice = first!;
});

const Row = observer(({ dish = rice, soldOut }: { dish?: Dish; soldOut?: boolean }) => {
  const units = useUnits();
  return (
    <ul>
      <DishRow dish={dish} units={units} soldOut={soldOut} />
    </ul>
  );
});

const button = (name: string) => screen.getByRole('button', { name });

test('plus adds the dish, and from then on more of it', async () => {
  const { user, cart } = renderApp(<Row />);
  expect(screen.getByRole('button')).toHaveAccessibleName(counterTexts.add(rice.name));

  await user.click(button(counterTexts.add(rice.name)));
  expect(cart.cartItems).toMatchObject([{ key: rice.key, plato: rice.plato, cartQuantity: 1 }]);
  await user.click(button(counterTexts.add(rice.name)));
  expect(screen.getByText(counterTexts.inOrder(2))).toBeInTheDocument();
  await user.click(button(counterTexts.takeOne(rice.name)));
  expect(cart.quantityOf(rice.key)).toBe(1);
});

test('the keyboard stays on plus while it adds, and goes back to it with the last unit', async () => {
  const { user, cart } = renderApp(<Row />);
  const plus = button(counterTexts.add(rice.name));
  plus.focus();

  await user.keyboard('{Enter}');
  expect(button(counterTexts.takeLast(rice.name))).toBeInTheDocument();
  expect(focused()).toBe(plus);
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(cart.isEmpty).toBe(true);
  expect(focused()).toBe(plus);
});

test('the row itself still opens the sheet', async () => {
  const { user, cart, address } = renderApp(<Row />);
  await user.click(screen.getByRole('link'));
  expect(address()).toBe(`/?plato=${rice.key}`);
  expect(cart.isEmpty).toBe(true);
});

test('plus adds nothing that was sold out meanwhile', async () => {
  const { user, cart } = renderApp(<Row />);
  writeToday({ what: 'soldOut', of: rice.key });
  await user.click(button(counterTexts.add(rice.name)));
  expect(cart.isEmpty).toBe(true);
});

test('a dish without a price has no buttons', () => {
  renderApp(<DishRow dish={aDish({ price: null })} units={() => 0} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a dish without a name in the language of the guest has its Spanish one, once', () => {
  const translation = {
    name: (dish: Dish) => dishName(dish, 'en'),
    desc: () => undefined,
    price: () => '$1,000',
    soldOut: 'Sold out',
    marks: commonMessages.spanish.marks,
    counter: counterMessages,
  };
  renderApp(
    <DishRow dish={aDish({ name: 'Ajiaco', nameEn: '' })} units={() => 0} translation={translation} />,
  );
  expect(screen.getByText('Ajiaco')).toHaveAttribute('lang', 'es-CO');
});

test('a dish that is sold out has no buttons, and its plate shows what is ordered', () => {
  renderApp(<Row soldOut />, {
    cart: [{ ...rice, price: 1000, cartQuantity: 2 }],
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText(`${counterTexts.inOrder(2)}.`)).toBeInTheDocument();
});
