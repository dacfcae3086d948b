export { MessageCatalog, useMessagesReady, useTexts } from './MessageCatalog';
export { dishName } from './dishName';
export { chat } from './chat/es';
export { commonMessages, type CommonMessages } from './commonMessages';
export { openLine, pauseLine, restaurantClock, specialLine } from './openingLines';
export { greetingLink } from './greetingLink';
export { isLanguage, keepLanguage, LANGUAGE_KEY } from './keepLanguage';
export { language } from './language';
