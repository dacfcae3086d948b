import { type CommonMessages, spanish } from './common/es';
import { MessageCatalog } from './MessageCatalog';

export type { CommonMessages };

/** An inferred type would repeat every text in its declaration, which the compiler does not update for a new text. */
export const commonMessages: MessageCatalog<CommonMessages> = new MessageCatalog('common', spanish, {
  en: () => import(/* webpackChunkName: "texts-en" */ './common/en'),
  zh: () => import(/* webpackChunkName: "texts-zh" */ './common/zh'),
});
