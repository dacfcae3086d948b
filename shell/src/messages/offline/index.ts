import { MessageCatalog } from '@asia/shared/messages';
import en from './en';
import { type OfflineTexts, spanish } from './es';
import zh from './zh';

/** The texts of the offline banner, all in the code: without a network, none could be fetched. */
export const offlineTexts = new MessageCatalog<OfflineTexts>('offline', spanish, { en, zh });
