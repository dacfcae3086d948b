import type { CartItem, CategoryPrices } from '../../contracts';
import { aCartItem, pricesOf } from '../../testing';
import { judgeLine } from './judgeLine';

const line = aCartItem();
const { key, name, category } = line;
const at9900 = pricesOf({ ...line, price: 9900 });
const renamed = pricesOf({ ...line, name: 'Lumpia grande' });
const without: CategoryPrices = { [category]: {} };
const was = { name, price: 9000 };

interface Facts {
  item?: Partial<CartItem>;
  pinned?: CategoryPrices;
  live?: CategoryPrices;
  soldOut?: boolean;
  /** Key of the dish, or the category of its live prices. */
  kept?: string[];
}
/** Why it is left out, what it was, and what the site has in its place: offered, or kept against it. */
type Answers = [away?: CartItem['away'], was?: CartItem['was'], ...site: string[]];

it.each<[string, Facts, Answers]>([
  ['of which nothing is known', {}, []],
  ['that was left out, of which nothing is known', { item: { away: 'gone' } }, ['gone']],
  ['of an inherited name', { item: { category: 'constructor', key: 'constructor' }, pinned: without }, []],
  ['that has not changed', { pinned: pricesOf(line) }, []],
  ['at another price', { pinned: at9900 }, [undefined, { name, price: 9800 }]],
  ['that changes again', { item: { was }, pinned: at9900 }, [undefined, was]],
  ['whose price was unknown', { item: { price: 0 }, pinned: at9900 }, []],
  ['at its first price again', { item: { was: { name, price: 9900 } }, pinned: at9900 }, []],
  ['that has left the menu', { pinned: without }, ['gone']],
  ['that has left it, after a change', { item: { was }, pinned: without }, ['gone', was]],
  ['without a price', { pinned: pricesOf({ ...line, price: null }) }, ['unpriced']],
  ['that is back', { item: { away: 'gone' }, pinned: pricesOf(line) }, []],
  ['sold out, whatever the menus say', { soldOut: true, pinned: without, live: at9900 }, ['soldOut']],
  ['sold out on an earlier day', { item: { away: 'soldOut' } }, []],
  ['sold out, and kept', { soldOut: true, kept: [key] }, [undefined, undefined, 'kept soldOut']],
  ['sold out, and kept after it has left', { soldOut: true, kept: [key], pinned: without }, ['gone']],
  ['live at another price', { live: at9900 }, [undefined, undefined, 'offered 9900']],
  ['live at its own price', { live: pricesOf(line) }, []],
  ['not live', { live: without }, [undefined, undefined, 'offered gone']],
  ['kept against the live price', { live: at9900, kept: [category] }, [undefined, undefined, 'kept 9900']],
  ['left out, and live again', { pinned: without, live: at9900 }, ['gone']],
  [
    'sold out and kept, live at another price',
    { soldOut: true, kept: [key], live: at9900 },
    [undefined, undefined, 'kept soldOut', 'offered 9900'],
  ],
])('a line %s', (_what, { item, pinned = {}, live = {}, soldOut = false, kept = [] }, answers) => {
  const decided = new Set(kept.map((one) => (one === category ? live[category]! : one)));
  const judged = judgeLine({ ...line, ...item }, pinned, live, soldOut, decided);
  const site = judged.site.map(
    (one) => `${one.kept ? 'kept' : 'offered'} ${one.line.away ?? one.line.price}`,
  );
  expect([judged.line.away, judged.line.was, ...site]).toEqual([answers[0], answers[1], ...answers.slice(2)]);
});

it.each<[string, Partial<CartItem>, CategoryPrices, Partial<CartItem>]>([
  ['keeps its marks where the menu has none', { marks: ['A'] }, pricesOf(line), { marks: ['A'] }],
  ['follows the marks of the menu', { marks: ['A'] }, pricesOf({ ...line, marks: ['P'] }), { marks: ['P'] }],
  ['loses its marks with the menu', { marks: ['A'] }, pricesOf({ ...line, marks: [] }), {}],
  [
    'keeps its translated names',
    { nameEn: 'Roll', nameZh: '春卷' },
    pricesOf(line),
    { nameEn: 'Roll', nameZh: '春卷' },
  ],
  ['loses them with its name', { nameEn: 'Roll', nameZh: '春卷' }, renamed, {}],
])('a line %s', (_what, item, pinned, expected) => {
  const { marks, nameEn, nameZh } = judgeLine({ ...line, ...item }, pinned, {}, false, new Set()).line;
  expect({ marks, nameEn, nameZh }).toEqual(expected);
});
