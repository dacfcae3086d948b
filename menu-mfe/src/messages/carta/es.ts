import { languageTags } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { spanish as counter } from '../counter/es';
import { spanish as notes } from '../notes/es';

export const spanish = {
  lang: languageTags.es,
  route: '/Carta' as '/Carta' | '/CartaIngles' | '/CartaChino',
  title: 'Carta',
  /** In Spanish, for guests who open a carta of another language by mistake. */
  spanishWelcome: null as string | null,
  /** The welcome in the carta's own language, and the sentence after it. */
  welcome: 'Bienvenidos a la carta...',
  welcomeMore: 'Todos los platos y las bebidas, con su precio en pesos.',
  /** Chinese ornament beside the title. */
  han: '菜单',
  chapters: 'Capítulos de la carta',
  marks: { V: 'vegetariano', VG: 'vegano', P: 'picante', A: 'con alcohol', K: 'para niñas y niños' },
  ...notes,
  /** Separator of the thousands in a price. */
  thousands: '.' as '.' | ',',
  ask: commonMessages.spanish.ask,
  soldOut: commonMessages.spanish.soldOut,
  counter,
  /** Under the two Spanish legends. */
  alcohol: [pinnedFacts.alcohol.delivery],
  print: 'Imprimir la carta',
  /** With the placeholders `{date}` and `{url}`. */
  printedOn: 'Impresa el {date}. Precios vigentes en {url}',
};

/** The texts of a carta, apart from its dishes. */
export type CartaTexts = typeof spanish;
