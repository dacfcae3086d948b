import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { cart } from '@asia/shared/cart';
import { aDish } from '@asia/shared/testing';
import type * as List from '../dishes/DishList';
import type * as Counter from '../ordering/RowCounter';
import { ProductCard } from '../products/ProductCard';
import { counterTexts } from '../testing/counterTexts';
import { CategoryDishes } from './CategoryDishes';

const mockDrawn = jest.fn<void, [what: string]>();
jest.mock('../dishes/DishList', () => {
  const { DishList } = jest.requireActual<typeof List>('../dishes/DishList');
  return {
    DishList: (props: Parameters<typeof DishList>[0]) => {
      mockDrawn('list');
      return <DishList {...props} />;
    },
  };
});
jest.mock('../ordering/RowCounter', () => {
  const actual = jest.requireActual<typeof Counter>('../ordering/RowCounter');
  return {
    ...actual,
    RowCounter: (props: Counter.RowCounterProps) => (
      <Profiler id={props.dish.key} onRender={mockDrawn}>
        <actual.RowCounter {...props} />
      </Profiler>
    ),
  };
});

const rice = aDish({ key: 'arroz:chowfan', category: 'arroz', name: 'Chowfan', price: 34800 });
const tea = aDish({ key: 'te:verde', name: 'Té', price: 4500 });
const page = (
  <MemoryRouter>
    <CategoryDishes dishes={[rice]} category="arroz" title="Arroz" />
    <ul>
      <ProductCard dish={tea} units={() => 0} soldOut={false} heading="h2" seal="茶" later={false} />
    </ul>
  </MemoryRouter>
);

test('rows and cards that the boot script has opened hydrate without a difference, and count the cart', () => {
  const view = renderToString(page);
  expect(view.match(/data-orders="[^"]+"/g)).toEqual([
    `data-orders="${rice.key}"`,
    `data-orders="${tea.key}"`,
  ]);
  expect(view.match(/data-counter="closed"/g)).toHaveLength(2);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = view
    .replaceAll('data-counter="closed"', 'data-counter="open"')
    .replace(/(data-counts[^>]*>)[^<]+/g, '$1Siete');
  expect(screen.getAllByText('Siete')).toHaveLength(4);
  void act(() => {
    cart.add({ ...rice, price: 34800 }, 3);
    cart.add({ ...tea, price: 4500 });
  });
  // React's development build warns of a difference, which fails the test.
  render(page, { container, hydrate: true });
  expect(screen.getByText(counterTexts.inOrder(3))).toBeInTheDocument();
  expect(screen.getByText('1 ×')).toBeInTheDocument();
  expect(screen.queryByText('Siete')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: counterTexts.takeOne('Chowfan') })).toBeInTheDocument();
});

test('markup in a name is text, on rows and on cards', () => {
  const name = '<img src=x onerror=alert(1)>';
  render(
    <MemoryRouter>
      <CategoryDishes dishes={[{ ...rice, name }]} category="arroz" title="Arroz" />
      <ul>
        <ProductCard
          dish={{ ...tea, name }}
          units={() => 0}
          soldOut={false}
          heading="h2"
          seal="茶"
          later={false}
        />
      </ul>
    </MemoryRouter>,
  );
  expect(screen.getAllByText(name)).toHaveLength(2);
});

test('a tap on one of two hundred dishes draws its counter alone', () => {
  const dishes = Array.from({ length: 200 }, (_, index) =>
    aDish({ key: `arroz:${index}`, name: `Arroz ${index}` }),
  );
  render(
    <MemoryRouter>
      <CategoryDishes dishes={dishes} category="arroz" title="Arroz" />
    </MemoryRouter>,
  );
  mockDrawn.mockClear();
  const plus = screen.getByRole('button', { name: counterTexts.add('Arroz 77') });
  act(() => plus.click());
  expect(mockDrawn.mock.calls.map(([what]) => what)).toEqual(['arroz:77']);
});
