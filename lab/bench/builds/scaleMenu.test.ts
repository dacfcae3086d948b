import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { slugify } from '@asia/shared/menu';
import { multiply, multiplyCategories, raisePrice } from './scaleMenu';

const row = (name_es: string) => ({
  category: 'bebidas',
  slug: slugify(name_es),
  name_es,
  price_cop: '9000',
});

describe('multiply', () => {
  it('leaves a menu as it is', () => {
    expect(multiply([row('Agua con gas')], 1).flat()).toEqual([row('Agua con gas')]);
  });

  it('makes the given number', () => {
    expect(multiply(['Agua', 'Soda', 'Té'].map(row), 8).flat()).toHaveLength(8);
  });

  it('numbers every dish after the first', () => {
    const names = multiply([row('Agua con gas'), row('Soda')], 6)
      .flat()
      .map(({ name_es }) => name_es);
    expect(names).toEqual(['Agua con gas', 'Agua con gas 2', 'Agua con gas 3', 'Soda', 'Soda 2', 'Soda 3']);
  });

  it('gives every dish a slug that follows from its name', () => {
    for (const { slug, name_es } of multiply([row('Té de jazmín (caliente)')], 10).flat())
      expect(slug).toBe(slugify(name_es));
  });

  it('puts a dish into the category of its number, where there is one', () => {
    const menu = multiply([row('Soda')], 3, new Set(['bebidas', 'bebidas2'])).flat();
    expect(menu.map(({ category }) => category)).toEqual(['bebidas', 'bebidas2', 'bebidas']);
  });

  it('keeps long names within a line and apart', () => {
    const dishes = multiply([row('Arroz '.repeat(10).trim())], 10).flat();
    expect(Math.max(...dishes.map(({ name_es }) => name_es.length))).toBeLessThanOrEqual(60);
    expect(new Set(dishes.map(({ slug }) => slug)).size).toBe(10);
  });
});

describe('multiplyCategories', () => {
  const category = (key: string, menu_order: string) => ({
    key,
    route: `/${key}`,
    link: `/${key}`,
    menu_order,
  });
  const rows = [
    category('sopas', '1'),
    category('bebidas', '2'),
    category('tofu', '3'),
    category('vinos', ''),
  ];

  it('adds those of the menu again, at its end', () => {
    expect(multiplyCategories(rows, 7).slice(4)).toEqual([
      category('sopas2', '4'),
      category('tofu2', '5'),
      category('sopas3', '6'),
    ]);
  });

  it('leaves those that there are', () => {
    expect(multiplyCategories(rows, 4)).toEqual(rows);
  });
});

it('raises one price in the middle of the first category', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'asia-price-'));
  const file = path.join(project, 'content/menu.csv');
  mkdirSync(path.dirname(file));
  const menu = (price: number) =>
    `category,slug,desc_es,price_cop,marks\nentradas,rollo,,18800,\nentradas,lumpia,"De 3,200 g",9800,\nentradas,wantan,,${price},\nsopas,wantan,,12800,\n`;
  writeFileSync(file, menu(12_800));
  expect(raisePrice(project)).toBe(12_900);
  expect(readFileSync(file, 'utf8')).toBe(menu(12_900));
  rmSync(project, { recursive: true });
});
