/** A language of the site. Spanish is the first: what has no translation is shown in Spanish. */
export type Language = 'es' | 'en' | 'zh';
export const languages: readonly Language[] = ['es', 'en', 'zh'];

/** Its BCP 47 tag, as the attributes `lang` and `hreflang` have it. */
export const languageTags: Readonly<Record<Language, string>> = { es: 'es-CO', en: 'en', zh: 'zh-Hans' };
