import data from '../../content/restaurant.json';
import { hoursText, spanishList } from './hoursText';

// One export per fact, each marked as pure: a bundle keeps only the facts that it uses, and the
// owner's notes (`notice`, `confirm`) never ship.
const fact = <Value>(read: () => Value): Value => read();

export interface HoursRule {
  /** English weekdays as schema.org names them, and `PublicHolidays`. */
  days: string[];
  /** `11:00`, 24-hour clock of the restaurant. */
  opens: string;
  /** At or before `opens`, an hour of the next morning. */
  closes: string;
  /** Made from the rest, as guests read it: `Lunes a sábado 11:00 AM a 10:00 PM`. */
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
/** `phones.chat` is written as 2 digits, a space and 10 digits; the others as they are shown. */
export const phones = /* @__PURE__ */ fact(() => data.phones);
export const instagram = /* @__PURE__ */ fact(() => data.instagram);
export const address = /* @__PURE__ */ fact(() => data.address);
export const map = /* @__PURE__ */ fact(() => data.map);
export const timeZone = /* @__PURE__ */ fact(() => data.timeZone);
export const hours: HoursRule[] = /* @__PURE__ */ fact(() =>
  data.hours.map((rule) => ({ ...rule, text: hoursText(rule.days, rule.opens, rule.closes) })),
);
/** Days closed from morning to night, as `2026-12-25`. */
export const closedDates: string[] = /* @__PURE__ */ fact(() => data.closedDates);
export const currency = /* @__PURE__ */ fact(() => data.currency);
export const delivery: {
  zones: DeliveryZone[];
  otherFee: number;
  otherValues: string[];
  /** Made from the zones, as guests read it. */
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
/** While `paused`, the site says that no deliveries are taken; `pauseMessage` replaces the usual sentence. */
export const orders = /* @__PURE__ */ fact(() => data.orders);
/** Puts a direct add button on the rows of the category pages. */
export const showDishRowButtons: boolean = /* @__PURE__ */ fact(() => data.showDishRowButtons);
export const webStudio = /* @__PURE__ */ fact(() => data.webStudio);
