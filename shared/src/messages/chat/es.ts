import { pinnedFacts } from '../../restaurant/facts';

/** Messages of guests in the chat: always Spanish, because the restaurant reads them. */
export const chat = {
  /** @param wish ends the sentence */
  greeting: (wish: string) => `Hola, vengo de la página web de ${pinnedFacts.name} y ${wish}.`,
  /** The usual wish. */
  order: 'quiero hacer un pedido',
};
