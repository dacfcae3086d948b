import { screen, waitFor } from '@testing-library/react';
import type { Dish } from '@asia/shared/contracts';
import { aDish, allowConsole, focused, renderApp } from '@asia/shared/testing';
import { observer } from '@asia/shared/ui';
import { useUnits } from '../ordering/RowCounter';
import { sectionOf } from '../menu-data/sections';
import { DishRow } from './DishRow';

let rice: Dish;
beforeAll(async () => {
  const [first] = (await sectionOf('arroz').load()).dishes;
  rice = first!;
});

const Rows = observer(({ dishes, addButton }: { dishes: Dish[]; addButton?: boolean }) => {
  const units = useUnits();
  return (
    <ul>
      {dishes.map((dish) => (
        <DishRow key={dish.key} dish={dish} units={units(dish.key)} addButton={addButton} />
      ))}
    </ul>
  );
});

const button = (name: string) => screen.findByRole('button', { name });

test('plus adds the dish, and from then on more of it', async () => {
  const { user, cart } = renderApp(<Rows dishes={[rice]} />);
  expect(screen.queryByRole('button', { name: /^Quitar/ })).not.toBeInTheDocument();

  await user.click(await button(`Agregar ${rice.name}`));
  expect(cart.cartItems).toMatchObject([{ key: rice.key, plato: rice.plato, cartQuantity: 1 }]);
  await user.click(await button(`Agregar ${rice.name}`));
  expect(screen.getByText('2 en tu pedido')).toBeInTheDocument();
  await user.click(await button(`Quitar una unidad de ${rice.name}`));
  expect(cart.quantityOf(rice.key)).toBe(1);
});

test('the keyboard stays on plus while it adds, and goes back to it with the last unit', async () => {
  const { user, cart } = renderApp(<Rows dishes={[rice]} />);
  const plus = await button(`Agregar ${rice.name}`);
  plus.focus();

  await user.keyboard('{Enter}');
  await button(`Quitar ${rice.name}`);
  expect(focused()).toBe(plus);
  await user.tab({ shift: true });
  await user.keyboard(' ');
  expect(cart.isEmpty).toBe(true);
  expect(focused()).toBe(plus);
});

test('the row itself still opens the sheet', async () => {
  const { user, cart, address } = renderApp(<Rows dishes={[rice]} />);
  await user.click(screen.getByRole('link'));
  expect(address()).toBe(`/?plato=${rice.key}`);
  expect(cart.isEmpty).toBe(true);
});

test('a dish whose section does not load opens its sheet, which shows the failure', async () => {
  allowConsole('error', /section\/nada/);
  const { user, address } = renderApp(<Rows dishes={[aDish({ key: 'nada:uno', name: 'Uno' })]} />);
  await user.click(await button('Agregar Uno'));
  await waitFor(() => expect(address()).toBe('/?plato=nada:uno'));
});

test.each([{ price: null }, { soldOut: true }])('a dish with %j has no buttons', (changes) => {
  renderApp(<Rows dishes={[aDish(changes)]} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('one switch of the restaurant removes the buttons, and the plate shows what is ordered', () => {
  renderApp(<Rows dishes={[rice]} addButton={false} />, {
    cart: [{ ...rice, price: 1000, cartQuantity: 2 }],
  });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('2 en tu pedido.')).toBeInTheDocument();
});
