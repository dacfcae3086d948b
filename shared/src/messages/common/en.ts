import { languageTags } from '../../contracts';
import { formatCartaPrice, groupThousands } from '../../menu/formatPesos';
import { shiftsText } from '../../restaurant/hoursText';
import { clock, type CommonMessages, toastTitles } from './es';

const dishes = (units: number) => (units === 1 ? '1 dish' : `${units} dishes`);

export default {
  lang: languageTags.en,
  menu: '/CartaIngles',
  pesos: (amount) => formatCartaPrice(amount, ','),
  dishes,
  ask: 'Ask us',
  soldOut: 'Sold out',
  marks: {
    V: 'Vegetarian (may contain egg or milk)',
    VG: 'Vegan',
    P: 'Spicy',
    K: 'For kids',
    A: 'Contains alcohol',
  },
  comma: ', ',
  optional: '(optional)',
  longText: (characters) =>
    `Long text: ${groupThousands(characters, ',')} characters. Short is easier to read.`,
  wholeUnits: (max, now) => `Type a whole number from 1 to ${max}: it is ${now} now.`,

  close: 'Close',
  closeToast: 'Close this notice',
  undo: 'Undo',
  undoKey: 'Undo: Alt + Shift + Z',
  toastTitles,
  added: (dish, units) =>
    units > 1 ? `${units} × ${dish} are in your order now.` : `${dish} is in your order now.`,
  quantity: (dish, units) => `You have ${units} × ${dish} now.`,
  removed: (dish) => `You took ${dish} out of your order.`,
  cleared: 'Your cart is empty now.',
  restored: (dish) => `${dish} is back in your order.`,
  restoredAll: 'Your cart is back.',

  unavailable: {
    gone: (dish) => `${dish} is no longer on the menu`,
    soldOut: (dish) => `${dish} is sold out`,
    unpriced: (dish) => `${dish} has no price on the menu`,
  },
  leftOut: (why) => `${why}: it is left out of your order.`,
  renamed: (dish, before) => `${before} is now called ${dish}.`,
  dearer: (dish, before, now) => `${dish} costs more than before: it was ${before}, now ${now}.`,
  cheaper: (dish, before, now) => `${dish} costs less than before: it was ${before}, now ${now}.`,
  pausedUntil: (clock) => `Deliveries paused until ${clock}`,
  ordersPausedUntil: (clock) => `Orders paused until ${clock}`,
  paused: (line) => `${line}. Write to us on WhatsApp and we will tell you when we are back.`,
  noDelivery: (zones) => `No delivery to ${zones} for now.`,
  closingNow: (line) => `${line}. We read what arrives later when we open.`,
  closedNow: (whenOpens) =>
    `We are closed. You can send your order now; we will read it when we open, ${whenOpens}.`,

  loading: 'Loading…',
  slow: 'The connection is slow. You can go on reading.',
  failed: 'Something went wrong.',
  failedHelp: 'Check your connection and try again. If it goes on, order on WhatsApp or by phone.',
  minorFailed: 'This part did not load. The rest works.',
  retry: 'Try again',
  retrying: 'Trying again',
  reload: 'Reload the page',
  orderOnWhatsApp: 'Order on WhatsApp',
  write: 'Write to us on WhatsApp',
  repeat: 'Order again',
  notePlaceholder: 'No onion, mild, please…',
  phrases: 'Phrases for the note',
  newTab: '(opens in a new tab)',

  clock,
  cityTime: (clock, city) => `${clock} (${city} time)`,
  today: 'today',
  tomorrow: 'tomorrow',
  weekdays: [
    'on Sunday',
    'on Monday',
    'on Tuesday',
    'on Wednesday',
    'on Thursday',
    'on Friday',
    'on Saturday',
  ],
  date: (day, month) =>
    `on ${new Date(2000, month - 1, day).toLocaleDateString('en', { day: 'numeric', month: 'long' })}`,
  specialHours: ({ opens, closes }) =>
    closes ? `${opens && `from ${clock(opens)} `}until ${clock(closes)}` : 'closed',
  special: (first, last, hours) => `${first.slice(3)}${last.replace('on', ' to')}: ${hours}`,
  soon: 'soon',
  at: (day, clock) => `${day} at ${clock}`,
  open: (closes) => `Open now, until ${closes}`,
  closing: (closes) => `We close at ${closes}`,
  closed: (whenOpens) => `Closed now. We open ${whenOpens}.`,
  holiday: (shifts) => `Today is a holiday: we are open from ${shiftsText(shifts, ' to ', ' and ', clock)}.`,
} satisfies CommonMessages;
