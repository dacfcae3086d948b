import { type CommonMessages, spanish } from './common/es';
import { MessageCatalog } from './MessageCatalog';

export type { CommonMessages };

/**
 * The texts that shell and remotes share: prices, hours, notices of the cart. The type is written here. An inferred
 * declaration would repeat every text, and the compiler does not write it again when a text is added.
 */
export const commonMessages: MessageCatalog<CommonMessages> = new MessageCatalog('common', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './common/en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './common/zh'),
});
