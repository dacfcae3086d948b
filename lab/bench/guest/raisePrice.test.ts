import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { raisePrice } from './raisePrice';

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
