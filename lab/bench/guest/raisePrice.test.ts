import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFiles } from '@asia/release-store/testing/writeFiles';
import { raisePrice } from './raisePrice';

it('raises one price in the middle of the first category', () => {
  const menu = (price: number) =>
    `categoria,clave,descripcion_es,precio,marcas\nentradas,rollo,,18800,\nentradas,lumpia,"De 3,200 g",9800,\nentradas,wantan,,${price},\nsopas,wantan,,12800,\n`;
  const project = writeFiles({ 'content/carta.csv': menu(12_800) });
  expect(raisePrice(project)).toBe(12_900);
  expect(readFileSync(path.join(project, 'content/carta.csv'), 'utf8')).toBe(menu(12_900));
});
