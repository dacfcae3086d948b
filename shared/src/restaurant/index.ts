export * as restaurant from './facts';
export type { DeliveryZone, HoursRule } from './facts';
export { deliveryFee, deliveryZones, lowestDeliveryFee } from './deliveryFee';
export { isHoliday } from './holidays';
export { clockText, holidayToday, openState, type OpenState } from './openState';
export { paymentLabel, paymentOptions } from './paymentLabel';
export { restaurantJsonLd } from './restaurantJsonLd';
export { displayPhone, telLink } from './telLink';
export { checkChatNumber, whatsappLink } from './whatsappLink';
