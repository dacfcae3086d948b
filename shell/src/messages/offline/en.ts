import { languageTags } from '@asia/shared/contracts';
import type { OfflineTexts } from './es';
import { inRestaurantTime } from './inRestaurantTime';

export default {
  offline: 'You are offline.',
  prices: (asOf) => `Prices as of ${inRestaurantTime(asOf, languageTags.en)}.`,
  stale: 'The menu changed while you were offline.',
  reload: 'Update',
} satisfies OfflineTexts;
