import { formatPesosText } from '@asia/shared/menu';
import type { Report } from './Problem';
import type { AuthoredRestaurant } from './readRestaurant';
import type { Facts } from './restaurantSchema';
import { changesMuch } from './unusual';

/** What a delivery costs, besides nothing; whole pesos. */
const USUAL_FEE = { least: 1_000, most: 50_000 };
/** Characters that a guest reads at a glance. */
const USUAL_MESSAGE = 200;

const DAY_MS = 24 * 60 * 60 * 1000;
/** Medellín is always five hours behind UTC. */
const dayIn = (ms: number) => new Date(ms - 5 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** @param instead what to do when it is a mistake */
type Ask = (path: PropertyKey[], question: string, instead: string) => void;
type Note = (path: PropertyKey[], message: string) => void;

/** Asks about a fee that is unusual, or that changes by more than half. */
function feeQuestion(where: string, was: number | undefined, is: number): string | null {
  if (is === was) return null;
  if (was && changesMuch(was, is))
    return `¿El domicilio a ${where} ${is > was ? 'sube' : 'baja'} de ${formatPesosText(was)} a ${formatPesosText(is)}?`;
  const usual = is === 0 || (is >= USUAL_FEE.least && is <= USUAL_FEE.most);
  return usual ? null : `¿El domicilio a ${where} cuesta ${formatPesosText(is)}?`;
}

function askAboutFees(before: Facts | null, { delivery }: Facts, ask: Ask): void {
  for (const [index, { value, label, fee }] of delivery.zones.entries()) {
    const was = before?.delivery.zones.find((zone) => zone.value === value)?.fee;
    const question = feeQuestion(label, was, fee);
    if (question) ask(['delivery', 'zones', index, 'fee'], question, 'corrígelo');
  }
  const question = feeQuestion('otros barrios', before?.delivery.otherFee, delivery.otherFee);
  if (question) ask(['delivery', 'otherFee'], question, 'corrígelo');
}

/** A closed day that is live, or that nothing can be compared with, may have passed since: that is only a note. */
function askAboutClosedDates(before: Facts | null, { closedDates }: Facts, ask: Ask, note: Note): void {
  const [today, last] = [dayIn(Date.now()), dayIn(Date.now() + 2 * 366 * DAY_MS)];
  for (const [index, date] of closedDates.entries()) {
    const path = ['closedDates', index];
    const added = before !== null && !before.closedDates.includes(date);
    if (date > last && !before?.closedDates.includes(date))
      ask(path, `¿Cierra el ${date}? Faltan más de dos años.`, 'corrige el año');
    if (date < today && added) ask(path, `¿Cierra el ${date}? Ese día ya pasó.`, 'corrige el año');
    if (date < today && !added) note(path, `«${date}» ya pasó. Bórralo o corrige el año.`);
  }
}

function askAboutOrders(before: Facts | null, { phones: { chat }, orders }: Facts, ask: Ask): void {
  if (chat !== before?.phones.chat && !/^57 3(?!0{9})/.test(chat))
    ask(
      ['phones', 'chat'],
      `«${chat}» no es un celular de Colombia. ¿Recibe pedidos por WhatsApp?`,
      'escribe 57, un espacio y las diez cifras de un celular, que empiezan por 3',
    );
  const message = orders.pauseMessage;
  const { length } = [...message];
  if (message !== before?.orders.pauseMessage && length > USUAL_MESSAGE)
    ask(
      ['orders', 'pauseMessage'],
      `¿El aviso queda con ${length} caracteres? Más de ${USUAL_MESSAGE} casi nadie los lee.`,
      'acórtalo',
    );
}

/**
 * Asks, in Spanish, about facts that are unusual and not live yet. The owner confirms one with `!` behind the name
 * of its member.
 * @param before what is live; null when nothing is
 */
export function unusualFacts(
  before: Facts | null,
  { facts, confirmed, placeOf }: AuthoredRestaurant,
  report: Report,
): void {
  const ask: Ask = (path, question, instead) => {
    // A list is confirmed as a whole.
    const member = typeof path.at(-1) === 'number' ? path.slice(0, -1) : path;
    if (confirmed.has(member.join('.'))) return;
    const name = String(member.at(-1));
    const message = `${question} Si es así, escribe "${name}!" en lugar de "${name}". Si no, ${instead}.`;
    report({ ...placeOf(path), message });
  };
  askAboutFees(before, facts, ask);
  askAboutClosedDates(before, facts, ask, (path, message) =>
    report({ ...placeOf(path), message, note: true }),
  );
  askAboutOrders(before, facts, ask);
}
