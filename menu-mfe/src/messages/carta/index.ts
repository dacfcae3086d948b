import { MessageCatalog } from '@asia/shared/messages';
import en from './en';
import { type CartaTexts, spanish } from './es';
import zh from './zh';

/** The texts of the cartas. All are in the code: a carta hydrates with those of its own language, whatever the guest's. */
export const cartaTexts = new MessageCatalog<CartaTexts>('carta', spanish, { en, zh });
