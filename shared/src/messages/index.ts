export { Catalogue, useArrival, useTexts } from './Catalogue';
export { dishName } from './dishName';
export { house, type HouseTexts } from './house';
export { holidayLine, openLine } from './openingLines';
export { isLanguage, keepLanguage } from './keepLanguage';
export { language } from './language';
