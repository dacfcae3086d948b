import { englishDays, shiftsText, weekRuns } from '@asia/shared/restaurant';
import { type CartTexts, examples } from './es';

export default {
  ...examples,
  language: 'en',
  cartTitle: 'Your cart',
  back: 'Back',
  loading: 'Loading…',
  withoutScripts: 'You can read the menu and call us. To use the cart, turn on JavaScript.',
  summary: 'Summary',

  empty: 'Your cart is empty so far.',
  noneToOrder: 'No dish in your cart can be ordered now.',
  emptyOrder: 'Your order is empty.',
  start: 'Choose your dishes',
  repeat: 'Order again',
  goOn: 'Add more dishes',
  clear: 'Empty the cart',
  continue: 'Continue',
  unitPrice: 'Price of one: ',
  each: 'each',
  lineTotal: 'Total: ',
  quantityOf: (dish) => `Quantity of ${dish}`,
  addOne: (dish) => `Add one ${dish}`,
  takeOne: (dish) => `One ${dish} less`,
  takeLast: (dish) => `Take out ${dish}`,
  remove: 'Remove',
  removeFromCart: (dish) => `Remove ${dish} from the cart`,
  addNote: 'Add a note',
  changeNote: 'Change the note',
  ofDish: (dish) => ` of ${dish}`,
  noteFor: (dish) => `Note for the kitchen: ${dish}`,
  notePlaceholder: 'No onion, mild, please…',
  phrases: 'Phrases for the note',
  keepNote: 'Save the note',

  understood: 'Got it',
  changed: 'Changed in your order:',
  feeChanged: (zone, before, now) => `Delivery to ${zone}: ${before} before, ${now} now.`,
  otherTab: 'Your cart has changed in another tab.',
  notSaved: 'Your browser does not let the cart be saved. Send your order before you close it.',
  alcohol: [
    'The sale of alcoholic beverages to minors is prohibited. Excess alcohol is harmful to health.',
    'We will ask for your ID on delivery.',
  ],

  order: 'Your order',
  count: (units, products) =>
    `${units} ${units === 1 ? 'dish' : 'dishes'} (${products} ${products === 1 ? 'kind' : 'kinds'})`,
  subtotal: 'Subtotal',
  feeLater: (lowest) => `Delivery is added when you confirm your order: from ${lowest}.`,
  neighbourhood: 'Area',
  chooseNeighbourhood: 'Choose your area',
  pickupPlace: 'Pickup at the restaurant',
  otherPlace: 'Another area',
  delivery: 'Delivery',
  toBeConfirmed: 'To be confirmed',
  payment: 'Payment',
  payments: { efectivo: 'Cash', tarjeta: 'Card' },
  notChosen: 'Not chosen',
  total: 'Total (COP)',
  totalWithoutDelivery: 'Before delivery (COP)',
  approximate: 'Approximate: it may vary with the distance.',

  checkoutTitle: 'Your details',
  intro:
    'Fill in what you can; we will ask for the rest on WhatsApp. Your order goes out in Spanish for the kitchen, with the names in English beside it.',
  whereTo: 'Where to?',
  way: 'Delivery or pickup',
  byDelivery: 'Delivery',
  from: (fee) => `From ${fee}`,
  byPickup: 'Pickup',
  free: 'Free',
  area: 'Neighborhood or town',
  choose: 'Choose…',
  notNow: 'no delivery for now',
  otherArea: 'Another area (fee to be confirmed)',
  otherAreaHint: 'We will tell you on WhatsApp whether we get there, and what it costs.',
  minimum: (amount) => `Minimum order: ${amount}.`,
  time: 'Time',
  minutes: (minutes) => `${minutes.replace(' a ', '–')} minutes`,
  takes: (minutes) => `Time: ${minutes.replace(' a ', '–')} minutes.`,
  belowMinimum: (zone, minimum, missing) =>
    `The minimum order to ${zone} is ${minimum}: ${missing} is missing. You can send it like this, and we will answer on WhatsApp.`,
  forWhen: 'For when?',
  asSoonAsPossible: 'As soon as possible',
  when: 'For',
  dayAndClock: (date, clock) => `${englishDays[date.getUTCDay()]} ${date.getUTCDate()}, ${clock}`,
  timeGone: (time) =>
    `We can no longer make it for ${time}, or are closed then. Choose another time, or we will settle it on WhatsApp.`,
  howToPay: 'How will you pay?',
  payCash: 'You pay when it arrives. If you need change, tell us in the note.',
  payCard: 'We bring a card reader. Nothing is paid on this page.',
  payLater: 'You pay when it arrives. Nothing is paid on this page.',
  whoPicksUp: 'Who picks it up?',
  whoReceives: 'Who is it for?',
  name: 'Name',
  phone: 'Phone',
  phoneWhy: 'To call you if something is unclear: WhatsApp does not always show us your number.',
  phoneHint: 'With + and your country code if it is not Colombian, for example +1 212 555 0100.',
  address: 'Address',
  addressHint: 'With tower, apartment, or hotel and room, if there is one.',
  email: 'E-mail',
  emailHint: 'We send no advertising.',
  odd: {
    phone: 'Please check the phone: from another country it begins with +; in Colombia it has 10 digits.',
    email: `Please check the e-mail: it is written like ${examples.emailExample}.`,
  },
  note: 'Note for the whole order',
  noteHint: 'For example: peanut allergy, the doorbell is broken, change for $100,000.',
  pickupTitle: 'You pick it up at the restaurant',
  directions: 'How to get there',
  hours: (rules) =>
    rules.map(({ days, shifts }) => `${writeDays(days)} ${shiftsText(shifts, ' to ', ' and ')}.`).join(' '),

  consent: 'I confirm these details for delivery / pickup.',
  consentHelp:
    'We use these details only to prepare and deliver this order. They go to the restaurant on WhatsApp; this site keeps them on no server. You may ask the restaurant in writing to correct or delete them. Colombian law 1581 of 2012.',
  responsible: (name, nit, email) => `Responsible: ${name}, ${nit}. Contact: ${email}.`,
  yourData: 'Your data',
  read: 'Read ',
  aboutData: ' on personal data, in Spanish',
  keep: 'Keep my details and this order in this browser.',
  keepHint: 'Next time they are filled in, and you can order again. Untick it to delete them.',
  privacyWrite: 'You may see, correct or delete your details, and withdraw your consent, by writing to ',
  privacyWriteRest:
    '. If you are not satisfied, you may turn to the consumer authority (Superintendencia de Industria y Comercio).',

  complete: 'All there. You can send your order.',
  missing: 'You can send it like this; we will ask you for what is missing (',
  missingRest: ') on WhatsApp.',
  fieldNames: {
    neighbourhood: 'area',
    payment: 'payment',
    name: 'name',
    phone: 'phone',
    address: 'address',
  },
  send: 'Order on WhatsApp',
  sendHint: 'WhatsApp opens; there you still have to tap send.',
  tick: 'Tick the box',
  tickRest: ' to turn on the button.',

  notOpened: 'WhatsApp did not open?',
  otherWays: 'Your order is ready. Choose another way to send it.',
  openChat: 'Open WhatsApp',
  copy: 'Copy the order',
  copied: 'Order copied. Paste it into the chat with the restaurant.',
  copyFailed: 'It could not be copied. Select the text and copy it.',
  orderText: 'Text of the order',
  call: 'Call',
  scan: 'Or scan this code with your phone.',
  qrLabel: 'QR code that opens WhatsApp with your order',
  shortened: 'The order is long and goes out in short, with all dishes and all totals.',
  mayBeCut: (end) =>
    `Some phones cut a message this long: in WhatsApp, see that it ends with “${end}”. If not, copy the order and paste it into the chat.`,
  noRoom: 'Not everything fits into the WhatsApp link',
  seeWhatIsMissing: 'Not all of it fits: see what is missing.',
  noRoomHelp:
    'This is missing from the message. Copy the order and paste it into the chat: there it is complete.',
  sentAlready: 'I have sent it: empty the cart',
  openedNow: 'Your order opened in WhatsApp',
  openedAt: (moment) => `That was ${moment}. If you tapped send, that is all: we will answer in the chat.`,
  openedBefore: 'You have opened this order before',
  openedBeforeAt: (moment) =>
    `You opened it in WhatsApp ${moment}. Have a look at the chat before you send it again.`,
  copiedBefore: 'You have copied this order already',
  copiedBeforeAt: (moment) => `You copied it ${moment}. Check the chat before you send it again.`,
  lastOrderAt: (moment) => `Your last order was opened in WhatsApp ${moment}.`,
  lastCopiedAt: (moment) => `You copied your last order ${moment}.`,
  orderCode: 'Code of your order: ',
  orderCodeRest: ', in case you call us.',
  corrects: (code, moment) =>
    `The message will say that it replaces order ${code}, which you opened in WhatsApp ${moment}.`,
  correctsCopied: (code, moment) =>
    `The message will say that it replaces order ${code}, which you copied ${moment}.`,
  another: 'It is another order',
  isAnother: 'It goes as another order.',
  newOrder: 'Start a new order',
  moment: (date, clock) => {
    const today = date.toDateString() === new Date().toDateString();
    const day = today ? 'today' : `on ${date.toLocaleDateString('en', { day: 'numeric', month: 'long' })}`;
    return `${day} at ${clock}`;
  },
} satisfies CartTexts;

/** `Sundays and public holidays`. */
function writeDays(days: readonly string[]): string {
  const named = weekRuns(days).flatMap((run) =>
    run.length > 2 ? [`${run[0]} to ${run.at(-1)}`] : run.map((day) => `${day}s`),
  );
  if (days.includes('PublicHolidays')) named.push('public holidays');
  const text = named.join(', ').replace(/, ([^,]*)$/, ' and $1');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
