export { Catalogue, useArrival, useTexts } from './Catalogue';
export { dishName, type NamedDish } from './dishName';
export { house, type HouseTexts } from './house';
export { holidayLine, openLine } from './openingLines';
export { isLanguage, keepLanguage, LANGUAGE_KEY } from './keepLanguage';
export { language } from './language';
export { LanguageStore } from './LanguageStore';
