import type { CounterTexts } from '../counter/es';

export const spanish = {
  found: 'Toda la carta',
  showAll: (dishes: number) => `Ver los ${dishes} platos`,
  nothing: (words: string) => `No encontramos «${words}». Prueba otra palabra o pregúntanos por WhatsApp.`,
  /** The texts of a row's buttons in another language. Null in Spanish, where the row has its own. */
  counter: null as CounterTexts | null,
};

export type FoundTexts = typeof spanish;
