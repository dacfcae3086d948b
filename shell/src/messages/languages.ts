/** The languages in their own words. A name begins with the letters on the button, which guests of voice control say. */
export const languageNames = {
  es: { short: 'ES', name: 'ES, Español' },
  en: { short: 'EN', name: 'EN, English' },
  zh: { short: '中文', name: '中文' },
} as const;

export const cartaLinks = {
  en: { label: 'Menu in English', name: 'English' },
  zh: { label: '中文菜单', name: '中文' },
} as const;
