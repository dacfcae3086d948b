import { facts } from '@asia/shared/content';
import { whatsappLink } from '@asia/shared/restaurant';

/** The address that opens the chat of the restaurant, at its number of now, with a text filled in. */
export const chatLink = (text: string) => whatsappLink(text, facts.current.phones.chat);
