import { readRestaurant, swapped } from '../testing/readRestaurant';
import { differingWords } from './differingWords';

function questions(es: string, en: string, zh: string): string[] {
  const soup = 'Tofu y hongos en caldo espeso,Hot soup,Tofu and mushrooms in a thick broth,辣汤,豆腐和蘑菇羹';
  const { content } = readRestaurant(swapped('carta.csv', soup, `${es},Hot soup,${en},辣汤,${zh}`));
  return differingWords(content);
}

test('languages that name the same shellfish, pork and nuts raise no question', () => {
  expect(questions('Camarón y maní', 'Prawns and peanuts', '虾仁和花生')).toEqual([]);
  expect(questions('Mariscos con salsa hoisin', 'Squid with hoisin sauce', '鱿鱼和海鲜酱')).toEqual([
    'Sopa picante: en español falta «calamar». Otro idioma lo nombra: ¿lo lleva?',
  ]);
});

test('a word that a language lacks is asked for', () => {
  expect(questions('Costilla con nuez moscada', 'Ribs with walnuts', '排骨')).toEqual([
    'Sopa picante: en español falta «cerdo», «nueces»; en inglés falta «cerdo»; en chino falta «nueces». Otro idioma lo nombra: ¿lo lleva?',
  ]);
});

test('a text that waits for its translation is not asked about', () => {
  expect(questions('Caldo con maní', '', '花生汤')).toEqual([]);
});
