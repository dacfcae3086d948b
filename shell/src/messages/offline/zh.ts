import { languageTags } from '@asia/shared/contracts';
import type { OfflineTexts } from './es';
import { inRestaurantTime } from './inRestaurantTime';

export default {
  offline: '没有网络。',
  prices: (asOf) => `价格更新于${inRestaurantTime(asOf, languageTags.zh)}。`,
  stale: '断网期间菜单有更新。',
  reload: '刷新',
} satisfies OfflineTexts;
