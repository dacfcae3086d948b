import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/**
 * Raises a price of the first category of a project's menu: its content must be released again. The price is a middle
 * one, because the lowest price would also change the cards of the menu.
 * @returns the new price, in pesos
 */
export function raisePrice(project: string): number {
  const file = path.join(project, 'content/carta.csv');
  const text = readFileSync(file, 'utf8');
  const rows = parse<{ categoria: string; precio: string }>(text, { columns: true, bom: true });
  const prices = rows
    .filter(({ categoria, precio }) => categoria === rows[0]?.categoria && precio)
    .map(({ precio }) => Number(precio))
    .sort((a, b) => a - b);
  const middle = prices[Math.floor(prices.length / 2)] ?? 0;
  const price = middle + 100;
  writeFileSync(file, text.replace(`,${middle},`, `,${price},`));
  return price;
}
