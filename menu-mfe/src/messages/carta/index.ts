import { MessageCatalog } from '@asia/shared/messages';
import en from './en';
import { type CartaTexts, spanish } from './es';
import zh from './zh';

/** The texts of the cartas, all in the code, because a carta hydrates in its own language. */
export const cartaTexts = new MessageCatalog<CartaTexts>('carta', spanish, { en, zh });
