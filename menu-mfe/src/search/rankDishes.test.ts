import fc from 'fast-check';
import { content } from '@asia/shared/content';
import { entry } from '@asia/shared/contracts';
import { aDish } from '@asia/shared/testing';
import { rankDishes, type Ranking } from './rankDishes';

const dishes = content(entry('categories')).flatMap(({ key }) => content(entry(`section/${key}`)).dishes);
let find: Ranking['find'];
beforeAll(async () => ({ find } = await rankDishes(dishes)));
const names = (query: string) => find(query).map(({ name }) => name);

/**
 * Dishes, and what guests type to find them: as it sounds, with a wrong letter, in one word or two, in their own words,
 * in English and in Chinese.
 */
const typed: Record<string, readonly string[]> = {
  'Camarones al ajillo': ['camaron', 'camarn', 'prawns', '虾'],
  'Arroz chowfan de camarón': ['CAMARÓN'],
  'Chop suey de camarón': ['camarones'],
  'Arroz Yangzhou': ['arroces', 'arros'],
  'Lumpia (unidad)': ['lumpias', 'rollitos'],
  'Arroz con piña': ['arroz piña'],
  'Arroz chowfan de pollo': ['arroz con pollo', 'chaufa de pollo', 'arrozchino', '炒飯', '雞'],
  'Pollo agridulce': ['pollo agri', 'agridulse'],
  'Jugo de mora': ['jugo de mora'],
  'Té Hatsu verde': ['te verde'],
  'Gaseosa cola sin azúcar': ['sin azucar'],
  'Dragón rosado (sin alcohol)': ['sin alcohol'],
  'Malbec (botella)': ['vino tinto'],
  'Helado frito': ['postre', 'elado'],
  'Cerveza Tsingtao': ['tsingtao', 'cerbesa'],
  'Pollo Kung Pao': ['poyo', 'kunpao'],
  'Sopa de huevo hilado': ['uebo'],
  'Jugo de guanábana en leche': ['guanavana'],
  'Res con brócoli': ['brocoly'],
  'Mapo tofu': ['toffu', 'picantes', '豆腐'],
  'Limonada natural': ['limonda', 'lemonade', '柠檬水'],
  'Mojito clásico': ['mojto'],
  'Crema de champiñones': ['champiñons'],
  Margarita: ['margarrita'],
  'Lo mein de res': ['lomein'],
  'Lo mein de pollo': ['lomien', '雞肉撈麪'],
  'Chop suey mixto': ['chopsuey', 'chopsuei', 'chop suy'],
  'Cerdo char siu con miel': ['charsiu'],
  'Sopa wantán': ['wan tan', 'won ton'],
  'Lumpias vegetarianas (2 unidades)': ['rollos primavera'],
  'Wantán frito (8 unidades)': ['guantan'],
  'Dumplings al vapor (6 unidades)': ['gyozas', 'dim sum'],
  'Pan al vapor de cerdo char siu (2 unidades)': ['bao'],
  'Fideos de arroz con huevo': ['tallarines'],
  'Arroz picante estilo Sichuan': ['szechuan'],
  'Arroz chowfan para compartir (3–4 personas)': ['familiar'],
  'Res mongoliana': ['carne'],
  'Cerdo al curry': ['puerco'],
  'Camarones al curry': ['gambas'],
  'Gaseosa cola': ['coca-cola', 'coca'],
  'Gaseosa de uva': ['refresco'],
  'Combito de nuggets de pollo': ['niños'],
  'Tofu con verduras': ['vegan'],
  'Cazuela picante de res': ['spicy beef'],
  'Medio pato asado estilo Pekín': ['duck'],
  'Shiitake con pak choi': ['pak choi'],
  'Chop suey de pollo': ['杂碎'],
  'Arroz chowfan de res': ['res'],
};

test.each(Object.entries(typed).flatMap(([name, queries]) => queries.map((query) => [query, name])))(
  '«%s» finds %s',
  (query, name) => {
    expect(names(query)).toContain(name);
  },
);

test.each(['sushi', 'pizza', 'hamburguesa', 'zzz', 'zz'])('«%s» finds nothing', (query) => {
  expect(names(query)).toEqual([]);
});

test.each([
  // Every word must be found, by its beginning.
  ['arroz piña', 'Arroz Yangzhou'],
  ['res', 'Jugo de fresa en leche'],
])('«%s» does not find %s', (query, name) => {
  expect(names(query)).not.toContain(name);
});

test('dishes with the word in their name come first, in the order of the menu', () => {
  expect(names('piña').slice(0, 2)).toEqual(['Arroz con piña', 'Piña colada']);
  expect(names('camaron')[0]).toBe('Lumpia de camarón (unidad)');
});

test.each(['  ', '.*+?^${}()|[]\\'])('«%s» finds the whole menu', (query) => {
  expect(names(query)).toHaveLength(207);
});

test.each(['gluten', 'maní', 'peanuts', '花生'])('«%s» finds the dish with this allergen', async (query) => {
  const dish = aDish({ allergens: ['gluten', 'mani'] });
  const ranking = await rankDishes([dish, aDish({ slug: 'otro' })]);
  expect(ranking.find(query)).toEqual([dish]);
});

test('any address asks for dishes of the menu, each once', () => {
  const word = fc.constantFrom(
    'pollo',
    'constructor',
    '__proto__',
    '宫保',
    '\ud83d',
    'ñ'.repeat(300),
    'toString',
  );
  const query = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }).map((words) => words.join(' ')),
  );
  fc.assert(
    fc.property(query, (typed) => {
      const found = find(typed);
      expect(new Set(found).size).toBe(found.length);
      for (const dish of found) expect(dishes).toContain(dish);
      expect(find(` ${typed} `)).toEqual(found);
    }),
    { seed: 13 },
  );
});
