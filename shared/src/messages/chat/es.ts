import { restaurant } from '../../restaurant/facts';

/** What a guest writes in the chat: always in Spanish, because the restaurant reads it. */
export const chat = {
  /** @param wish ends the sentence */
  greeting: (wish: string) => `Hola, vengo de la página web de ${restaurant.name} y ${wish}.`,
  /** The usual wish. */
  order: 'quiero hacer un pedido',
};
