import { MessageCatalog } from '@asia/shared/messages';
import en from './en';
import { type CartaTexts, spanish } from './es';
import zh from './zh';

/** The texts of the cartas, all in the code: a carta hydrates with its own language, whatever the guest's. */
export const cartaTexts = new MessageCatalog<CartaTexts>('carta', spanish, { en, zh });
