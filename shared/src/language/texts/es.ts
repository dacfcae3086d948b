import { formatPesos } from '../../menu/formatPesos';
import { usualPause } from '../../restaurant/houseNotices';
import { clockText } from '../../restaurant/hoursText';
import type { HouseTexts } from './HouseTexts';

const months = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];
const dishes = (units: number) => (units === 1 ? '1 plato' : `${units} platos`);

export const spanish: HouseTexts = {
  lang: undefined,
  menu: '/menu',
  pesos: formatPesos,
  dishes,
  comma: ', ',
  optional: '(opcional)',

  close: 'Cerrar',
  closeToast: 'Cerrar aviso',
  undo: 'Deshacer',
  titled: true,
  added: (dish, units) =>
    units > 1 ? `Agregaste ${units} de ${dish} al carrito.` : `Agregaste ${dish} al carrito.`,
  addedBeside: (dish, others) => `Agregaste ${dish} y ${others} más al carrito.`,
  quantity: (dish, units) => `Ahora llevas ${units} de ${dish}.`,
  removed: (dish) => `Quitaste ${dish} del carrito.`,
  cleared: 'Vaciaste el carrito.',
  restored: (dish) => `${dish} vuelve al carrito.`,
  restoredAll: 'Recuperaste tu carrito.',

  leftOut: {
    gone: (dish) => `${dish} ya no está en la carta: no va en el pedido.`,
    soldOut: (dish) => `${dish} se agotó: no va en el pedido.`,
    unpriced: (dish) => `${dish} no tiene precio en la carta: no va en el pedido.`,
  },
  renamed: (dish, before) => `${before} ahora se llama ${dish}.`,
  dearer: (dish, before, now) => `El precio de ${dish} subió: antes ${before}, ahora ${now}.`,
  cheaper: (dish, before, now) => `El precio de ${dish} bajó: antes ${before}, ahora ${now}.`,
  paused: usualPause,
  closedNow: (whenOpens) => `Estamos cerrados. El pedido se envía y lo leemos al abrir, ${whenOpens}.`,
  countLeftOut: (lines) => `${dishes(lines)} ${lines === 1 ? 'no va' : 'no van'} en el pedido`,
  countRepriced: (lines) => `${dishes(lines)} ${lines === 1 ? 'cambió' : 'cambiaron'} de precio`,
  pausedShort: 'Domicilios en pausa',
  closedShort: 'Cerrado ahora',

  loading: 'Cargando...',
  failed: 'Se produjo un error inesperado...',
  failedHelp: 'Revisa tu conexión y vuelve a intentarlo. Si sigue igual, pide por WhatsApp o por teléfono.',
  retry: 'Reintentar',
  retrying: 'Reintentando',
  reload: 'Recargar la página',
  orderOnWhatsApp: 'Pedir por WhatsApp',
  newTab: '(abre en otra pestaña)',

  clock: clockText,
  today: 'hoy',
  tomorrow: 'mañana',
  weekdays: ['el domingo', 'el lunes', 'el martes', 'el miércoles', 'el jueves', 'el viernes', 'el sábado'],
  date: (day, month) => `el ${day} de ${months[month - 1]}`,
  soon: 'pronto',
  at: (day, clock) => `${day} a las ${clock}`,
  open: (closes) => `Abierto ahora, hasta las ${closes}`,
  closing: (closes) => `Cerramos a las ${closes}`,
  closed: (whenOpens) => `Cerrado ahora. Abrimos ${whenOpens}.`,
  holiday: (opens, closes) => `Hoy es festivo: atendemos de ${opens} a ${closes}.`,
};
