import fc from 'fast-check';
import { content } from '@asia/shared/content';
import { type Dish, entry } from '@asia/shared/contracts';
import { searchOver } from './searchOver';

const dishes = content(entry('categories')).flatMap(({ key }) => content(entry(`section/${key}`)).dishes);
let find: (query: string) => Dish[];
beforeAll(async () => (find = await searchOver(dishes)));
const names = (query: string) => find(query).map(({ name }) => name);

test('an empty search finds the whole menu', () => {
  expect(find('  ')).toHaveLength(207);
});

/** What guests type, and a dish that they must find with it. */
const queries: [query: string, name: string][] = [
  // In the words of the menu, with or without accents, capitals and plurals.
  ['camaron', 'Camarones al ajillo'],
  ['CAMARÓN', 'Arroz chowfan de camarón'],
  ['camarones', 'Chop suey de camarón'],
  ['arroces', 'Arroz Yangzhou'],
  ['lumpias', 'Lumpia (unidad)'],
  ['arroz piña', 'Arroz con piña'],
  ['arroz con pollo', 'Arroz chowfan de pollo'],
  ['pollo agri', 'Pollo agridulce'],
  ['jugo de mora', 'Jugo de mora'],
  ['te verde', 'Té Hatsu verde'],
  ['sin azucar', 'Gaseosa cola sin azúcar'],
  ['sin alcohol', 'Dragón rosado (sin alcohol)'],
  ['vino tinto', 'Malbec (botella)'],
  ['postre', 'Helado frito'],
  ['tsingtao', 'Cerveza Tsingtao'],
  // As it sounds.
  ['poyo', 'Pollo Kung Pao'],
  ['uebo', 'Sopa de huevo hilado'],
  ['cerbesa', 'Cerveza Tsingtao'],
  ['elado', 'Helado frito'],
  ['guanavana', 'Jugo de guanábana en leche'],
  ['brocoly', 'Res con brócoli'],
  ['arros', 'Arroz Yangzhou'],
  ['agridulse', 'Pollo agridulce'],
  ['toffu', 'Mapo tofu'],
  // With a letter too many, too few or wrong.
  ['camarn', 'Camarones al ajillo'],
  ['limonda', 'Limonada natural'],
  ['mojto', 'Mojito clásico'],
  ['champiñons', 'Crema de champiñones'],
  ['margarrita', 'Margarita'],
  // In one word or two.
  ['lomein', 'Lo mein de res'],
  ['lomien', 'Lo mein de pollo'],
  ['chopsuey', 'Chop suey mixto'],
  ['chopsuei', 'Chop suey mixto'],
  ['chop suy', 'Chop suey mixto'],
  ['charsiu', 'Cerdo char siu con miel'],
  ['kunpao', 'Pollo Kung Pao'],
  ['wan tan', 'Sopa wantán'],
  ['won ton', 'Sopa wantán'],
  // In the guest's words.
  ['rollitos', 'Lumpia (unidad)'],
  ['rollos primavera', 'Lumpias vegetarianas (2 unidades)'],
  ['guantan', 'Wantán frito (8 unidades)'],
  ['gyozas', 'Dumplings al vapor (6 unidades)'],
  ['bao', 'Pan al vapor de cerdo char siu (2 unidades)'],
  ['chaufa de pollo', 'Arroz chowfan de pollo'],
  ['tallarines', 'Fideos de arroz con huevo'],
  ['szechuan', 'Arroz picante estilo Sichuan'],
  ['familiar', 'Arroz chowfan para compartir (3–4 personas)'],
  ['carne', 'Res mongoliana'],
  ['puerco', 'Cerdo al curry'],
  ['gambas', 'Camarones al curry'],
  ['coca-cola', 'Gaseosa cola'],
  ['refresco', 'Gaseosa de uva'],
  ['niños', 'Combito de nuggets de pollo'],
  ['vegan', 'Tofu con verduras'],
  ['picantes', 'Mapo tofu'],
  // In English and Chinese, also by older names.
  ['spicy beef', 'Cazuela picante de res'],
  ['duck', 'Medio pato asado estilo Pekín'],
  ['pak choi', 'Shiitake con pak choi'],
  ['prawns', 'Camarones al ajillo'],
  ['lemonade', 'Limonada natural'],
  ['虾', 'Camarones al ajillo'],
  ['豆腐', 'Mapo tofu'],
  ['杂碎', 'Chop suey de pollo'],
  ['柠檬水', 'Limonada natural'],
];

test.each(queries)('«%s» finds %s', (query, name) => {
  expect(names(query)).toContain(name);
});

test.each(['sushi', 'pizza', 'hamburguesa', 'zzz', 'zz'])('«%s» finds nothing', (query) => {
  expect(names(query)).toEqual([]);
});

test('every word must be found', () => {
  expect(names('arroz piña')).not.toContain('Arroz Yangzhou');
});

test('words are found by their beginning, not in the middle', () => {
  expect(names('res')).toContain('Arroz chowfan de res');
  expect(names('res')).not.toContain('Jugo de fresa en leche');
});

test('dishes with the word in their name come first, in the order of the menu', () => {
  expect(names('piña').slice(0, 2)).toEqual(['Arroz con piña', 'Piña colada']);
  expect(names('camaron')[0]).toBe('Lumpia de camarón (unidad)');
});

test('signs and patterns in a search are only text', () => {
  expect(names('.*+?^${}()|[]\\')).toHaveLength(207);
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
