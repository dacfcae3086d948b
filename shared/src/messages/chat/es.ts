import { restaurant } from '../../restaurant/facts';

/** What a guest writes in the chat: always in Spanish, because the restaurant reads it. */
export const chat = {
  /** @param wish ends the sentence */
  greeting: (wish: string) => `Hola, vengo de la página web de ${restaurant.name} y ${wish}.`,
  /** The usual wish. */
  order: 'quiero hacer un pedido',
  /** In the order, of a line that newer prices would leave out. @param why begins the sentence */
  stays: (why: string) => `${why}, según la página, y sigue en el pedido.`,
};
