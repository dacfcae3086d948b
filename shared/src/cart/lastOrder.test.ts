import { aCartItem } from '../testing';
import { lastOrder } from './lastOrder';

const stored = (text: string | null) => ({
  getItem: (key: string) => (key === 'pedidoRepetir' ? text : 'of another key'),
  setItem: () => undefined,
});

it('is what was kept; nothing where nothing was, or storage is forbidden', () => {
  const item = aCartItem();
  expect(lastOrder(stored(JSON.stringify([item])))).toEqual([item]);
  expect([lastOrder(stored(null)), lastOrder(null)]).toEqual([[], []]);
  const forbidden = {
    ...stored(null),
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  };
  expect(lastOrder(forbidden)).toEqual([]);
});
