import { reaction } from 'mobx';
import { type Language, languages } from '../contracts';
import { browserStorage } from '../storage';
import type { LanguageStore } from './LanguageStore';

/** Key in the local storage: the guest's language, e.g. `en`. */
export const LANGUAGE_KEY = 'idioma';

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language);

/** Restores and stores the guest's language. Tabs do not follow each other: two cartas side by side keep theirs. */
export function keepLanguage(language: LanguageStore, storage = browserStorage): () => void {
  const stored = storage.read(LANGUAGE_KEY);
  if (isLanguage(stored)) language.recall(stored);
  return reaction(
    () => language.current,
    (current) => void storage.write(LANGUAGE_KEY, current),
  );
}
