import type { CategoryKey } from '../contracts';

/** Identity of a dish in the cart. Never the id: ids repeat across categories. */
export function dishKey(category: CategoryKey | 'otros', slug: string): string {
  return `${category}:${slug}`;
}
