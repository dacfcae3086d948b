import { restaurant } from '../../restaurant/facts';

/** Messages of guests in the chat: always Spanish, because the restaurant reads them. */
export const chat = {
  /** @param wish ends the sentence */
  greeting: (wish: string) => `Hola, vengo de la página web de ${restaurant.name} y ${wish}.`,
  /** The usual wish. */
  order: 'quiero hacer un pedido',
  /**
   * About a line of the order that newer prices would leave out.
   * @param why begins the sentence
   */
  stays: (why: string) => `${why}, según la página, y sigue en el pedido.`,
};
