import { facts } from '@asia/shared/content';
import { whatsappLink } from '@asia/shared/restaurant';

/** In characters of the encoded address, of which servers on the way commonly take 8 KB. */
export const MAX_LINK_LENGTH = 8_000;

/** The address that opens the chat of the restaurant, at its number of now, with a text filled in. */
export const chatLink = (text: string) => whatsappLink(text, facts.current.phones.chat);
