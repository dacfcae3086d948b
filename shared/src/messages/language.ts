import { LanguageStore } from './LanguageStore';

/** The one language of the page. */
export const language = new LanguageStore();
