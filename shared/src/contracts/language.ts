/** A language of the site. Spanish is the first: what has no translation is shown in Spanish. */
export type Language = 'es' | 'en' | 'zh';
export const languages: readonly Language[] = ['es', 'en', 'zh'];
