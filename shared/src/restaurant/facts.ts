import data from '../../content/restaurant.json';

// One export per fact, read straight from the file: bundles keep only the facts that they use, and
// the owner's notes (`notice`, `confirm`) never ship.

export interface HoursRule {
  /** English weekdays as schema.org names them, and `PublicHolidays`. */
  days: string[];
  /** `11:00`, 24-hour clock of the restaurant. */
  opens: string;
  closes: string;
  /** As guests read it: `Lunes a sábado 11:00 AM a 10:00 PM`. */
  text: string;
}

export interface DeliveryZone {
  value: string;
  label: string;
  /** Whole pesos. */
  fee: number;
}

export const name = data.name;
export const nameZh = data.nameZh;
export const tagline = data.tagline;
export const servesCuisine = data.servesCuisine;
export const priceRange = data.priceRange;
/** Without trailing slash: `https://example.com`. */
export const siteUrl = data.siteUrl;
export const legal = data.legal;
/** `phones.chat` is written as 2 digits, a space and 10 digits; the others as they are shown. */
export const phones = data.phones;
export const instagram = data.instagram;
export const address = data.address;
export const map = data.map;
export const timeZone = data.timeZone;
export const hours: HoursRule[] = data.hours;
/** Days closed from morning to night, as `2026-12-25`. */
export const closedDates: string[] = data.closedDates;
export const currency = data.currency;
export const delivery: {
  zones: DeliveryZone[];
  otherFee: number;
  otherValues: string[];
  line: string;
  approximate: boolean;
} = data.delivery;
export const payment = data.payment;
export const tip = data.tip;
export const sic = data.sic;
export const salon: { panoramicView: boolean; wifi: boolean; capacity: number | null } = data.salon;
/** While `paused`, the site says that no deliveries are taken; `pauseMessage` replaces the usual sentence. */
export const orders = data.orders;
/** Puts a direct add button on the rows of the category pages. */
export const showDishRowButtons: boolean = data.showDishRowButtons;
export const webStudio = data.webStudio;
