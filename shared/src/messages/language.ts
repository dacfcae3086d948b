import { LanguageStore } from './LanguageStore';

export const language = new LanguageStore();
