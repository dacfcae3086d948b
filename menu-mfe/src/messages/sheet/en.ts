import type { Allergen } from '@asia/shared/contracts';
import notes from '../notes/en';
import type { SheetTexts } from './es';

const allergens: Record<Allergen, string> = {
  gluten: 'gluten',
  crustaceos: 'crustaceans',
  moluscos: 'molluscs',
  pescado: 'fish',
  huevo: 'egg',
  leche: 'milk',
  mani: 'peanut',
  nueces: 'nuts',
  soya: 'soy',
  sesamo: 'sesame',
};

export default {
  note: 'Note for the kitchen',
  notePlaceholder: 'No onion, mild, please…',
  contains: (listed) =>
    // British English has no comma before "and".
    `Contains ${new Intl.ListFormat('en-GB').format(listed.map((one) => allergens[one]))}.`,
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
