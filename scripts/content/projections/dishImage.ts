import { pictureUrl } from '@asia/shared/menu';
import type { ContentDish } from '../Content';

/** Wide enough for a line of the cart and a product card on a sharp screen. */
const WIDTH = 400;

/** The address that the cart, `/products` and the flat catalogue carry. */
export function dishImage({ picture }: ContentDish): string {
  return pictureUrl(picture, WIDTH);
}
