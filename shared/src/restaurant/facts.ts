import data from '../../generated/restaurant.json';
import { hoursText, spanishList } from './hoursText';

// One export for each fact, each marked as pure: a bundle keeps only the facts that it uses, and never the owner's notes
// (`notice`, `confirm`).
const fact = <Value>(read: () => Value): Value => read();

export interface HoursRule {
  /** English weekdays as schema.org names them, and `PublicHolidays`. */
  days: string[];
  /** `11:00`, 24-hour clock of the restaurant. */
  opens: string;
  /** As `opens`; an hour that is not later than `opens` is on the next morning. */
  closes: string;
  /** The rule as guests read it, made from the other fields: `Lunes a sábado 11:00 AM a 10:00 PM`. */
  text: string;
}

export interface DeliveryZone {
  value: string;
  label: string;
  /** Whole pesos. */
  fee: number;
}

export const name = /* @__PURE__ */ fact(() => data.name);
export const nameZh = /* @__PURE__ */ fact(() => data.nameZh);
export const tagline = /* @__PURE__ */ fact(() => data.tagline);
export const servesCuisine = /* @__PURE__ */ fact(() => data.servesCuisine);
export const priceRange = /* @__PURE__ */ fact(() => data.priceRange);
/** Without trailing slash: `https://example.com`. */
export const siteUrl = /* @__PURE__ */ fact(() => data.siteUrl);
export const legal = /* @__PURE__ */ fact(() => data.legal);
/** `phones.chat` is 2 digits, a space and 10 digits; the others are written as they are shown. */
export const phones = /* @__PURE__ */ fact(() => data.phones);
export const instagram = /* @__PURE__ */ fact(() => data.instagram);
export const address = /* @__PURE__ */ fact(() => data.address);
export const map = /* @__PURE__ */ fact(() => data.map);
export const timeZone = /* @__PURE__ */ fact(() => data.timeZone);
export const hours: HoursRule[] = /* @__PURE__ */ fact(() =>
  data.hours.map((rule) => ({ ...rule, text: hoursText(rule.days, rule.opens, rule.closes) })),
);
/** Days on which the restaurant is closed, as `2026-12-25`. */
export const closedDates: string[] = /* @__PURE__ */ fact(() => data.closedDates);
export const currency = /* @__PURE__ */ fact(() => data.currency);
export const delivery: {
  zones: DeliveryZone[];
  otherFee: number;
  otherValues: string[];
  /** The zones as guests read them. */
  line: string;
  approximate: boolean;
} = /* @__PURE__ */ fact(() => ({
  ...data.delivery,
  line: `Domicilios en ${spanishList(data.delivery.zones.map(({ label }) => label))}`,
}));
export const payment = /* @__PURE__ */ fact(() => data.payment);
export const tip = /* @__PURE__ */ fact(() => data.tip);
export const sic = /* @__PURE__ */ fact(() => data.sic);
export const salon: { panoramicView: boolean; wifi: boolean; capacity: number | null } = /* @__PURE__ */ fact(
  () => data.salon,
);
/** While `paused`, the site says that there are no deliveries; `pauseMessage` replaces the usual sentence. */
export const orders = /* @__PURE__ */ fact(() => data.orders);
/** Whether the dishes of a category page have a button that adds them to the cart. */
export const showDishRowButtons: boolean = /* @__PURE__ */ fact(() => data.showDishRowButtons);
export const webStudio = /* @__PURE__ */ fact(() => data.webStudio);
