import type { HoursRule } from '@asia/shared/restaurant';

/** What cart and checkout say, in one language. A name that ends in `Rest` goes on after a link. */
export interface CartTexts {
  cartTitle: string;
  back: string;
  loading: string;
  withoutScripts: string;
  summary: string;

  empty: string;
  start: string;
  repeat: string;
  goOn: string;
  clear: string;
  continue: string;
  unitPrice: string;
  each: string;
  lineTotal: string;
  quantityOf: (dish: string) => string;
  addOne: (dish: string) => string;
  takeOne: (dish: string) => string;
  takeLast: (dish: string) => string;
  remove: string;
  removeFromCart: (dish: string) => string;
  addNote: string;
  changeNote: string;
  ofDish: (dish: string) => string;
  noteFor: (dish: string) => string;
  notePlaceholder: string;
  keepNote: string;

  understood: string;
  otherTab: string;
  notSaved: string;
  /** Under the two legends of the law, which stay Spanish. */
  alcohol: readonly string[];

  order: string;
  count: (units: number, products: number) => string;
  subtotal: string;
  feeLater: (lowest: string) => string;
  neighbourhood: string;
  chooseNeighbourhood: string;
  pickupPlace: string;
  otherPlace: string;
  delivery: string;
  toBeConfirmed: string;
  payment: string;
  /** By the value of the option. */
  payments: Readonly<Record<string, string>>;
  notChosen: string;
  total: string;
  totalWithoutDelivery: string;
  approximate: string;

  checkoutTitle: string;
  intro: string;
  whereTo: string;
  way: string;
  byDelivery: string;
  from: (fee: string) => string;
  byPickup: string;
  free: string;
  area: string;
  choose: string;
  otherArea: string;
  otherAreaHint: string;
  howToPay: string;
  payCash: string;
  payCard: string;
  payLater: string;
  whoPicksUp: string;
  whoReceives: string;
  name: string;
  phone: string;
  phoneHint: string;
  phoneOdd: string;
  address: string;
  addressHint: string;
  email: string;
  emailHint: string;
  note: string;
  noteHint: string;
  pickupTitle: string;
  directions: string;
  hours: (rules: readonly HoursRule[]) => string;

  consent: string;
  consentHelp: string;
  responsible: (name: string, nit: string, email: string) => string;
  yourData: string;
  read: string;
  aboutData: string;
  keep: string;
  keepHint: string;
  privacy: readonly ((name: string, nit: string) => string)[];
  privacyWrite: string;
  privacyWriteRest: string;

  complete: string;
  missing: string;
  missingRest: string;
  parts: Record<'products' | 'neighbourhood' | 'payment' | 'name' | 'phone' | 'address', string>;
  send: string;
  sendHint: string;
  tick: string;
  tickRest: string;

  notOpened: string;
  otherWays: string;
  openChat: string;
  copy: string;
  copied: string;
  copyFailed: string;
  orderText: string;
  call: string;
  scan: string;
  codeLabel: string;
  shortened: string;
  sentAlready: string;
  openedNow: string;
  openedAt: (moment: string) => string;
  openedBefore: string;
  openedBeforeAt: (moment: string) => string;
  newOrder: string;
  /** By the guest's own clock. */
  moment: (date: Date, clock: string) => string;
}
