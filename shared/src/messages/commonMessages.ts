import { MessageCatalog } from './MessageCatalog';
import { spanish, type CommonMessages } from './common/es';

export type { CommonMessages };

/** The texts that shell and remotes share: prices, hours, notices of the cart. */
export const commonMessages = new MessageCatalog<CommonMessages>('common', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './common/en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './common/zh'),
});
