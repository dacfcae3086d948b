import type { Language } from './language';
import type { PictureRef } from './menu';

/** From an opening to the next closing. */
export interface Shift {
  /** `11:00`, 24-hour clock of the restaurant. */
  opens: string;
  /** As `opens`; an hour that is not later than `opens` is on the next morning. */
  closes: string;
}

export interface HoursRule {
  /** English weekdays as schema.org names them, and `PublicHolidays`. */
  days: string[];
  /** In the order of the clock. */
  shifts: Shift[];
  /** The rule as guests read it, made from the other fields: `Lunes a sábado 11:00 AM a 10:00 PM`. */
  text: string;
}

export interface DeliveryZone {
  value: string;
  label: string;
  /** Whole pesos. */
  fee: number;
  /** The least that an order costs without its delivery, in whole pesos; absent where the restaurant asks for none. */
  minimum?: number;
  /** How long a delivery takes: `40 a 60`; absent where the restaurant says nothing. */
  minutes?: string;
}

/** Ways to pay that the site names in every language, unless the restaurant does. */
export const TRANSLATED_PAYMENTS = ['efectivo', 'tarjeta'] as const;

export interface WayToPay {
  value: string;
  /** In Spanish. */
  label: string;
  labelEn?: string;
  labelZh?: string;
}

/** A ready phrase for the note. One that ends with `…` is completed by the guest. */
export type KitchenPhrase = Record<Language, string>;

export type KitchenPhrases = Record<'dish' | 'order', KitchenPhrase[]>;

/** The facts of the restaurant: the entry `facts` of the content. */
export interface Facts {
  name: string;
  nameZh: string;
  tagline: string;
  servesCuisine: string[];
  priceRange: string;
  /** Without trailing slash: `https://example.com`. */
  siteUrl: string;
  legal: Record<'name' | 'nit' | 'dataEmail' | 'dataLawLabel' | 'dataLawUrl', string>;
  /** `chat` is 2 digits, a space and 10 digits; guests read the others as they are written. */
  phones: {
    footer: string[];
    /** Purpose of each number of `footer`. */
    footerNames?: string[];
    contact: string[];
    reservations: string;
    chat: string;
  };
  instagram: { handle: string; url: string };
  address: Record<
    'street' | 'neighborhood' | 'city' | 'region' | 'country' | 'postalCode' | 'oneLine',
    string
  >;
  map: { embedUrl: string; directionsUrl: string; heightPx: number };
  timeZone: string;
  /** Minutes that the restaurant needs before the time of an order; absent where it says nothing. */
  leadMinutes?: number;
  /** A day without a rule is closed. */
  hours: HoursRule[];
  currency: string;
  delivery: {
    zones: DeliveryZone[];
    otherFee: number;
    /** The zones as guests read them. */
    line: string;
    /** Known places and their zones, for a guest who does not know the zones; absent where the restaurant names none. */
    landmarks?: Record<Language, string>;
  };
  payment: { options: WayToPay[]; none: string; cardReaderConfirmed: boolean };
  /** Absent where the restaurant has none. */
  phrases?: KitchenPhrases;
  /** Beside alcohol: the two sentences of the law, word for word, and additions of the restaurant. All in Spanish. */
  alcohol: { legends: string[]; delivery: string };
  salon: { panoramicView: boolean; wifi: boolean; capacity: number | null };
  webStudio: { label: string; url: string };
  /** Beside the link to the carta, on every page. */
  cartaPicture: PictureRef;
}
