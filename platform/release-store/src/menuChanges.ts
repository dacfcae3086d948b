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
  (was, is) => was.desc !== is.desc && `Cambia la descripción: ${is.name}`,
  (was, is) => was.plato !== is.plato && `Cambia la etiqueta: ${is.name}, ${is.plato}`,
  // Older builds lack the marks.
  (was, is) =>
    String(was.marks ?? is.marks) !== String(is.marks) &&
    `Cambian las marcas: ${is.name}, ${is.marks?.join(' ') || 'ninguna'}`,
];

/** Names in one line; only the first ones of many. */
const MAX_NAMED = 8;
export function named(line: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > MAX_NAMED ? ` y ${names.length - MAX_NAMED} más` : '';
  return [`${line}: ${names.slice(0, MAX_NAMED).join(', ')}${more}`];
}

/** Lists the changes of the menu for the owner, one Spanish line each. */
export function menuChanges(before: Prices, after: Prices): string[] {
  const [gone, come] = [
    Object.entries(before).flatMap(([key, dish]) => (after[key] ? [] : dish)),
    Object.entries(after).flatMap(([key, dish]) => (before[key] ? [] : dish)),
  ];
  const stayed = Object.entries(after).flatMap(([key, dish]) =>
    before[key] ? [[before[key], dish] as const] : [],
  );
  const isReordered =
    String(Object.keys(before).filter((key) => after[key])) !==
    String(Object.keys(after).filter((key) => before[key]));
  return [
    ...come.map((dish) => `Entra: ${dish.name}, ${priced(dish)}`),
    ...gone.map((dish) => `Sale: ${dish.name}`),
    ...differences.flatMap((lineOf) => stayed.flatMap(([was, is]) => lineOf(was, is) || [])),
    ...named(
      'Cambia la imagen',
      stayed.flatMap(([was, is]) => (was.image === is.image ? [] : is.name)),
    ),
    ...(isReordered ? ['Cambia el orden de los platos'] : []),
  ];
}
