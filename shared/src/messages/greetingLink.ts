import { facts } from '../content/facts';
import { whatsappLink } from '../restaurant/whatsappLink';
import { chat } from './chat/es';

/** The address of a chat with the restaurant that begins with a greeting. @param wish ends its sentence */
export function greetingLink(wish = chat.order): string {
  return whatsappLink(chat.greeting(wish), facts.current.phones.chat);
}
