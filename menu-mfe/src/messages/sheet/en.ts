import { allergenNames } from '@asia/shared/menu/allergens/en';
import notes from '../notes/en';
import type { SheetTexts } from './es';

export default {
  note: 'Note for the kitchen',
  contains: (listed) =>
    // British English has no comma before "and".
    `Contains ${new Intl.ListFormat('en-GB').format(listed.map((one) => allergenNames[one]))}.`,
  ...notes,

  quantity: 'Quantity',
  more: 'One more',
  less: 'One less',
  add: 'Add to cart',
  chosen: (units) => `You have ${units} of it in your order already.`,
  otherDishes: () => 'Have a look at the other dishes.',
  askPrice: 'Ask us for the price',
  askOnWhatsApp: 'Ask on WhatsApp',
} satisfies SheetTexts;
