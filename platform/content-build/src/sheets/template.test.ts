import { readXlsx } from 'hucre/xlsx';
import { restaurant } from '../testing/readRestaurant';
import { writeTemplate } from './template';

test('the template has instructions first, titles that stay in view, and lists where words are known', async () => {
  const { sheets } = await readXlsx(await writeTemplate(restaurant));
  const [instructions, ...tables] = sheets;
  expect(instructions?.rows).toHaveLength(10);
  expect(tables.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['carta', 'categorias', 'etiquetas', 'horario', 'hoy', 'textos', 'datos']),
  );
  for (const { freezePane } of tables) expect(freezePane).toEqual({ rows: 1 });
  const lists = Object.fromEntries(
    tables.map(({ name, dataValidations }) => [
      name,
      dataValidations?.map(({ type, range }) => type + range),
    ]),
  );
  expect(lists).toMatchObject({
    carta: ['listA2:A1000', 'listC2:C1000', 'listK2:K1000'],
    hoy: ['listA2:A1000', 'dateC2:C1000'],
  });
});
