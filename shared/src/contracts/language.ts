/** A language of the site. Spanish is the first: a text without a translation is shown in Spanish. */
export type Language = 'es' | 'en' | 'zh';
export const languages: readonly Language[] = ['es', 'en', 'zh'];

/** BCP 47 tags, for the attributes `lang` and `hreflang`. */
export const languageTags: Readonly<Record<Language, string>> = { es: 'es-CO', en: 'en', zh: 'zh-Hans' };
