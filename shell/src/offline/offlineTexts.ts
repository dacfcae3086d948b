import { languageTags, type Language } from '@asia/shared/contracts';
import { moment, restaurant } from '@asia/shared/restaurant';

const inRestaurantTime = (lang: string) => (when: Date) =>
  new Intl.DateTimeFormat(lang, {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: restaurant.timeZone,
  }).format(when);

const spanish = {
  offline: 'Sin conexión.',
  /** How old the prices are. */
  prices: (asOf: Date) => `Precios del ${moment(asOf)}.`,
  stale: 'La carta cambió mientras no había conexión.',
  reload: 'Actualizar',
};

/** All languages in one chunk: without a network, no other could be fetched. */
export const offlineTexts: Record<Language, typeof spanish> = {
  es: spanish,
  en: {
    offline: 'You are offline.',
    prices: (asOf) => `Prices as of ${inRestaurantTime(languageTags.en)(asOf)}.`,
    stale: 'The menu changed while you were offline.',
    reload: 'Update',
  },
  zh: {
    offline: '没有网络。',
    prices: (asOf) => `价格更新于${inRestaurantTime(languageTags.zh)(asOf)}。`,
    stale: '断网期间菜单有更新。',
    reload: '刷新',
  },
};
