export { MessageCatalog, useMessagesReady, useTexts } from './MessageCatalog';
export { dishName } from './dishName';
export { commonMessages, type CommonMessages } from './commonMessages';
export { holidayLine, openLine } from './openingLines';
export { isLanguage, keepLanguage } from './keepLanguage';
export { language } from './language';
