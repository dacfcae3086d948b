import { slugify } from '@asia/shared/menu';
import { multiply } from './scaleMenu';

const row = (name_es: string) => ({
  category: 'bebidas',
  slug: slugify(name_es),
  name_es,
  price_cop: '9000',
});

describe('multiply', () => {
  it('leaves a menu as it is', () => {
    expect(multiply([row('Agua con gas')], 1)).toEqual([row('Agua con gas')]);
  });

  it('makes as many as are asked for', () => {
    expect(multiply(['Agua', 'Soda', 'Té'].map(row), 8)).toHaveLength(8);
  });

  it('numbers every dish after the first', () => {
    const names = multiply([row('Agua con gas'), row('Soda')], 6).map(({ name_es }) => name_es);
    expect(names).toEqual(['Agua con gas', 'Agua con gas 2', 'Agua con gas 3', 'Soda', 'Soda 2', 'Soda 3']);
  });

  it('gives every dish a slug that follows from its name', () => {
    for (const { slug, name_es } of multiply([row('Té de jazmín (caliente)')], 10))
      expect(slug).toBe(slugify(name_es));
  });

  it('keeps long names within a line and apart', () => {
    const dishes = multiply([row('Arroz '.repeat(10).trim())], 10);
    expect(Math.max(...dishes.map(({ name_es }) => name_es.length))).toBeLessThanOrEqual(60);
    expect(new Set(dishes.map(({ slug }) => slug)).size).toBe(10);
  });
});
