import { cart, changeLine, lineName, orderTexts } from '@asia/shared/cart';
import { commonMessages } from '@asia/shared/messages';
import { anOrderableDish } from '@asia/shared/testing';
import { orderByKey } from '../carta/addByKey';
import { orderDish } from './orderDish';

const dish = anOrderableDish();
const NOTE = 'alergia a los frutos secos';
const lines = () => cart.cartItems.map((item) => `${item.cartQuantity} ${lineName(item, 'es')}`);

beforeEach(() => cart.setLines([]));

it('takes the note that waits in the sheet once, and names it', () => {
  orderTexts.set(dish.key, NOTE);
  orderDish(dish);
  expect(changeLine(cart.lastChange!, commonMessages.spanish, 'es')).toContain(NOTE);
  orderDish(dish);
  expect(lines()).toEqual([`1 ${dish.name} (${NOTE})`, `1 ${dish.name}`]);
});

it('takes the note beside a line that is there already', async () => {
  orderDish(dish);
  orderTexts.set(dish.key, NOTE);
  await orderByKey(dish.key);
  await orderByKey(dish.key);
  expect(lines()).toEqual([`2 ${dish.name}`, `1 ${dish.name} (${NOTE})`]);
});
