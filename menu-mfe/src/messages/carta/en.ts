import { languageTags } from '@asia/shared/contracts';
import counter from '../counter/en';
import notes from '../notes/en';
import type { CartaTexts } from './es';

export default {
  lang: languageTags.en,
  route: '/CartaIngles',
  title: 'Menu',
  spanishWelcome: null,
  welcome: 'Welcome to the English Menu',
  welcomeMore: 'Every dish and drink, with prices in Colombian pesos.',
  han: '菜单',
  chapters: 'Chapters of the menu',
  marks: {
    V: 'vegetarian (may contain egg or milk)',
    VG: 'vegan',
    P: 'spicy',
    K: 'for kids',
    A: 'contains alcohol',
  },
  ...notes,
  thousands: ',',
  ask: 'Ask us',
  soldOut: 'Sold out',
  counter,
  alcohol: [
    'The sale of alcoholic beverages to minors is prohibited. Excess alcohol is harmful to health.',
    'We will ask for your ID on delivery.',
  ],
  print: 'Print this menu',
  printedOn: 'Printed on {date}. Current prices at {url}',
} satisfies CartaTexts;
