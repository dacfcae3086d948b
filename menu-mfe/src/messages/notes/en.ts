import type { NoteTexts } from './es';

export default {
  allergy: 'Do you have an allergy? Tell us before you order.',
  prices: 'Prices in Colombian pesos, taxes included.',
  illustrative: 'Images for illustration only',
} satisfies NoteTexts;
