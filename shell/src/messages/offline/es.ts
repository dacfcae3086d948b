import { moment } from '@asia/shared/restaurant';

export const spanish = {
  offline: 'Sin conexión.',
  /** Age of the prices. */
  prices: (asOf: Date) => `Precios del ${moment(asOf)}.`,
  stale: 'La carta cambió mientras no había conexión.',
  reload: 'Actualizar',
};

export type OfflineTexts = typeof spanish;
