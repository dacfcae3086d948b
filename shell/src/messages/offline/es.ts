import { moment } from '@asia/shared/restaurant';

export const spanish = {
  offline: 'Sin conexión.',
  /** How old the prices are. */
  prices: (asOf: Date) => `Precios del ${moment(asOf)}.`,
  stale: 'La carta cambió mientras no había conexión.',
  reload: 'Actualizar',
};

/** The texts of the offline banner, in one language. */
export type OfflineTexts = typeof spanish;
