/** How much is ordered: `6 platos (3 productos)`. */
export function countText(units: number, products: number): string {
  return `${units} ${units === 1 ? 'plato' : 'platos'} (${products} ${products === 1 ? 'producto' : 'productos'})`;
}
