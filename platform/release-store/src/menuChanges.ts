import type { DishPrice, Prices } from '@asia/shared/contracts';
import { formatPesosText } from '@asia/shared/menu';

const priced = ({ price }: DishPrice) => (price === null ? 'precio a consultar' : formatPesosText(price));

function priceChange(was: DishPrice, is: DishPrice): string | false {
  if (was.price === is.price) return false;
  if (is.price === null) return `Ahora se consulta el precio: ${is.name}, antes ${priced(was)}`;
  if (was.price === null) return `Ahora tiene precio: ${is.name}, ${priced(is)}`;
  return `${is.price > was.price ? 'Sube' : 'Baja'}: ${is.name}, de ${priced(was)} a ${priced(is)}`;
}

/** Differences of one dish, each as a line for the owner. */
const differences: ((was: DishPrice, is: DishPrice) => string | false)[] = [
  (was, is) => was.name !== is.name && `Cambia de nombre: «${was.name}» ahora es «${is.name}»`,
  priceChange,
  (was, is) => was.soldOut !== is.soldOut && `${is.soldOut ? 'Se agota' : 'Vuelve a haber'}: ${is.name}`,
  (was, is) => was.desc !== is.desc && `Cambia la descripción: ${is.name}`,
];

/**
 * What changes for guests on the menu, one Spanish line each for the owner. Empty when there was no menu
 * before, or is none after.
 */
export function menuChanges(before: Prices | null, after: Prices | null): string[] {
  if (!before || !after) return [];
  const [gone, come] = [
    Object.entries(before).flatMap(([key, dish]) => (after[key] ? [] : dish)),
    Object.entries(after).flatMap(([key, dish]) => (before[key] ? [] : dish)),
  ];
  const stayed = Object.entries(after).flatMap(([key, dish]) =>
    before[key] ? [[before[key], dish] as const] : [],
  );
  return [
    ...come.map((dish) => `Entra: ${dish.name}, ${priced(dish)}`),
    ...gone.map((dish) => `Sale: ${dish.name}`),
    ...differences.flatMap((lineOf) => stayed.flatMap(([was, is]) => lineOf(was, is) || [])),
  ];
}
