import type { Mark, Shift, Unavailability } from '../../contracts';
import { formatPesos, groupThousands } from '../../menu/formatPesos';
import { clockText, shiftsText } from '../../restaurant/hoursText';

/** `21:30` → `9:30 PM`, with a no-break space: the end of a line does not part it. */
export const clock = (time: string) => clockText(time).replace(' ', '\u00a0');

const dishes = (units: number) => (units === 1 ? '1 plato' : `${units} platos`);

/** English titles of the cart's toasts by kind of change, as specified; null if a change has none. */
export const toastTitles = {
  added: 'Product added to cart',
  increased: 'Increased product quantity',
  decreased: 'Decreased product quantity',
  removed: 'Product removed from cart',
  cleared: 'Cart cleared',
  restored: null,
};

export const spanish = {
  /** BCP 47; undefined for Spanish, the language of the frame. */
  lang: undefined as string | undefined,
  /** Page with all dishes in this language. */
  menu: '/menu',
  pesos: formatPesos,
  dishes,
  /** Replaces a price that guests have to ask for. */
  ask: 'Consultar',
  soldOut: 'Agotado',
  marks: {
    V: 'Vegetariano (puede llevar huevo o leche)',
    VG: 'Vegano',
    P: 'Picante',
    K: 'Para niñas y niños',
    A: 'Con alcohol',
  } satisfies Record<Mark, string>,
  /** Between the items of a list. */
  comma: ', ',
  optional: '(opcional)',
  longText: (characters: number) =>
    `Texto largo: ${groupThousands(characters, '.')} caracteres. Corto se lee mejor.`,
  /** Says why a field for a number shows `now` instead of the typed text. */
  wholeUnits: (max: number, now: number) => `Escribe un número entero de 1 a ${max}: quedó en ${now}.`,

  close: 'Cerrar',
  closeToast: 'Cerrar aviso',
  undo: 'Deshacer',
  /** The key that leads to {@link undo}. */
  undoKey: 'Deshacer: Alt + Mayús + Z',
  /** Titles of toasts; null where they have none. Their lines follow. */
  toastTitles: toastTitles as Record<keyof typeof toastTitles, string | null> | null,
  added: (dish: string, units: number) =>
    units > 1 ? `Agregaste ${units} de ${dish} al carrito.` : `Agregaste ${dish} al carrito.`,
  quantity: (dish: string, units: number) => `Ahora llevas ${units} de ${dish}.`,
  removed: (dish: string) => `Quitaste ${dish} del carrito.`,
  cleared: 'Vaciaste el carrito.',
  restored: (dish: string) => `${dish} vuelve al carrito.`,
  restoredAll: 'Recuperaste tu carrito.',

  /** Begins each of the three sentences that follow. */
  unavailable: {
    gone: (dish) => `${dish} ya no está en la carta`,
    soldOut: (dish) => `${dish} se agotó`,
    unpriced: (dish) => `${dish} no tiene precio en la carta`,
  } satisfies Record<Unavailability, (dish: string) => string>,
  leftOut: (why: string) => `${why}: no va en el pedido.`,
  renamed: (dish: string, before: string) => `${before} ahora se llama ${dish}.`,
  dearer: (dish: string, before: string, now: string) =>
    `El precio de ${dish} subió: antes ${before}, ahora ${now}.`,
  cheaper: (dish: string, before: string, now: string) =>
    `El precio de ${dish} bajó: antes ${before}, ahora ${now}.`,
  pausedUntil: (clock: string) => `Domicilios en pausa hasta las ${clock}`,
  ordersPausedUntil: (clock: string) => `Pedidos en pausa hasta las ${clock}`,
  paused: (line: string) => `${line}. Escríbenos por WhatsApp y te contamos cuándo volvemos.`,
  noDelivery: (zones: string) => `Por ahora sin domicilio a ${zones}.`,
  closingNow: (line: string) => `${line}. Lo que llegue después lo leemos al abrir.`,
  closedNow: (whenOpens: string) =>
    `Estamos cerrados. El pedido se envía y lo leemos al abrir, ${whenOpens}.`,

  loading: 'Cargando...',
  slow: 'La conexión está lenta. Puedes seguir leyendo.',
  failed: 'Se produjo un error inesperado...',
  failedHelp: 'Revisa tu conexión y vuelve a intentarlo. Si sigue igual, pide por WhatsApp o por teléfono.',
  minorFailed: 'Esta parte no cargó. Lo demás funciona.',
  retry: 'Reintentar',
  retrying: 'Reintentando',
  reload: 'Recargar la página',
  orderOnWhatsApp: 'Pedir por WhatsApp',
  write: 'Escríbenos por WhatsApp',
  repeat: 'Repetir pedido',
  notePlaceholder: 'Sin cebolla, poco picante…',
  /** Of the ready phrases under a note. */
  phrases: 'Frases para la nota',
  /** For screen readers, after the words of a link that opens another tab. */
  newTab: '(abre en otra pestaña)',

  clock,
  cityTime: (clock: string, city: string) => `${clock} (hora de ${city})`,
  today: 'hoy',
  tomorrow: 'mañana',
  /** From Sunday. */
  weekdays: ['el domingo', 'el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado'],
  /** `month` from 1. */
  date: (day: number, month: number) =>
    `el ${new Date(2000, month - 1, day).toLocaleDateString('es-CO', { day: 'numeric', month: 'long' })}`,
  /** `opens` is empty if it is as usual, `closes` of a closed day. */
  specialHours: ({ opens, closes }: Shift) =>
    closes ? `${opens && `desde las ${clock(opens)} `}hasta las ${clock(closes)}` : 'cerrado',
  /** Days as `el jueves 24`; `last` is empty of a single one. */
  special: (first: string, last: string, hours: string) =>
    `${first.charAt(3).toUpperCase()}${first.slice(4)}${last.replace('el', ' al')}: ${hours}`,
  soon: 'pronto',
  at: (day: string, clock: string) => `${day} a las ${clock}`,
  open: (closes: string) => `Abierto ahora, hasta las ${closes}`,
  closing: (closes: string) => `Cerramos a las ${closes}`,
  closed: (whenOpens: string) => `Cerrado ahora. Abrimos ${whenOpens}.`,
  holiday: (shifts: readonly Shift[]) =>
    `Hoy es festivo: atendemos de ${shiftsText(shifts, ' a ', ' y ', clock)}.`,
};

/** The texts that shell and remotes share, in one language. Times are given as `21:30`. */
export type CommonMessages = typeof spanish;
