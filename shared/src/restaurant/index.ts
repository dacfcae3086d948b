export { pinnedFacts } from './facts';
export { moment } from './bogotaTime';
export { lowestDeliveryFee } from './lowestDeliveryFee';
export { shiftsText, weekRuns } from './hoursText';
export { holidayToday, openState, type Opening, type OpenState } from './openState';
export { restaurantJsonLd } from './restaurantJsonLd';
export { englishDays } from './usualShifts';
export { displayPhone, telLink } from './telLink';
export { checkChatNumber, whatsappLink } from './whatsappLink';
