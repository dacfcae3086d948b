import counter from '../counter/en';
import type { FoundTexts } from './es';

export default {
  found: 'The whole menu',
  showAll: (dishes) => `Show all ${dishes} dishes`,
  nothing: (words) => `We found nothing for “${words}”. Try another word, or ask us on WhatsApp.`,
  counter,
} satisfies FoundTexts;
