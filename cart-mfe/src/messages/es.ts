import type { HoursRule, Language, TRANSLATED_PAYMENTS } from '@asia/shared/contracts';
import { pinnedFacts } from '@asia/shared/restaurant';

/** Examples for the fields, the same in every language. */
export const examples = {
  addressExample: 'Calle 10 # 40-20, Torre 2, apto 301',
  emailExample: 'nombre@correo.com',
};

// A table: the first use of `Intl` takes a slow phone 60 ms. Those of `commonMessages` have the article.
const weekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

export const spanish = {
  ...examples,
  language: 'es' as Language,
  cartTitle: `Carrito Virtual ${pinnedFacts.name}`,
  back: 'Volver',
  withoutScripts: 'Puedes leer la carta y llamarnos. Para usar el carrito, activa JavaScript.',
  summary: 'Resumen',

  empty: 'Tu carrito está vacío por ahora.',
  /** For a cart whose lines are all left out. */
  noneToOrder: 'Ningún plato de tu carrito se puede pedir ahora.',
  emptyOrder: 'Tu pedido está vacío.',
  start: 'Inicia tu compra',
  goOn: 'Sigue comprando',
  clear: 'Vaciar Carrito',
  continue: 'Continuar',
  unitPrice: 'Precio por unidad: ',
  each: 'cada uno',
  lineTotal: 'Total: ',
  quantityOf: (dish: string) => `Cantidad de ${dish}`,
  addOne: (dish: string) => `Agregar una unidad de ${dish}`,
  takeOne: (dish: string) => `Quitar una unidad de ${dish}`,
  takeLast: (dish: string) => `Quitar ${dish}`,
  remove: 'Remover',
  removeFromCart: (dish: string) => `Remover ${dish} del carrito`,
  addNote: 'Agregar nota',
  changeNote: 'Cambiar nota',
  ofDish: (dish: string) => ` de ${dish}`,
  noteFor: (dish: string) => `Nota para la cocina: ${dish}`,
  keepNote: 'Guardar nota',

  understood: 'Entendido',
  changed: 'Cambió en tu pedido:',
  feeChanged: (zone: string, before: string, now: string) =>
    `Domicilio a ${zone}: antes ${before}, ahora ${now}.`,
  otherTab: 'Tu carrito cambió en otra pestaña.',
  notSaved: 'Tu navegador no deja guardar el carrito. Envía el pedido antes de cerrar.',
  /** Follows the two legends of the law, which are always in Spanish. */
  alcohol: [pinnedFacts.alcohol.delivery],

  order: 'Tu pedido',
  count: (units: number, products: number) =>
    `${units} ${units === 1 ? 'plato' : 'platos'} (${products} ${products === 1 ? 'producto' : 'productos'})`,
  subtotal: 'Subtotal',
  feeLater: (lowest: string) => `El domicilio se calcula al confirmar el pedido. Domicilio desde ${lowest}.`,
  neighbourhood: 'Barrio',
  chooseNeighbourhood: 'Elige tu barrio',
  pickupPlace: 'Recoger en el restaurante',
  otherPlace: 'Otro barrio',
  delivery: 'Domicilio',
  toBeConfirmed: 'Por confirmar',
  payment: 'Medio de pago',
  /** Only `paymentName` reads these names: the restaurant may have its own. */
  payments: { efectivo: 'Efectivo', tarjeta: 'Tarjeta' } satisfies Record<
    (typeof TRANSLATED_PAYMENTS)[number],
    string
  >,
  notChosen: pinnedFacts.payment.none,
  total: 'Total',
  totalWithoutDelivery: 'Total sin domicilio',
  approximate: 'Valor aproximado: puede variar según la distancia.',

  checkoutTitle: 'Informacion',
  intro: 'Llena lo que puedas. Lo que falte lo preguntamos por WhatsApp.',
  whereTo: '¿A dónde va?',
  way: 'Domicilio o recoger',
  byDelivery: 'Domicilio',
  from: (fee: string) => `Desde ${fee}`,
  byPickup: 'Recoger',
  free: 'Sin costo',
  area: 'Barrio o municipio',
  choose: 'Elige…',
  /** Replaces the fee of a zone without delivery. */
  notNow: 'sin domicilio por ahora',
  otherArea: 'Otro barrio (confirmar valor)',
  otherAreaHint: 'Confirmamos por WhatsApp si llegamos y cuánto cuesta.',
  minimum: (amount: string) => `Pedido mínimo: ${amount}.`,
  time: 'Tiempo',
  /** @param minutes `40 a 60` */
  minutes: (minutes: string) => `${minutes} minutos`,
  takes: (minutes: string) => `Tiempo: ${minutes} minutos.`,
  belowMinimum: (zone: string, minimum: string, missing: string) =>
    `El pedido mínimo a ${zone} es ${minimum}: faltan ${missing}. Puedes enviarlo así, y te respondemos por WhatsApp.`,
  forWhen: '¿Para cuándo?',
  asSoonAsPossible: 'Lo antes posible',
  when: 'Para',
  /** @param date at midnight in UTC */
  dayAndClock: (date: Date, clock: string) => `${weekdays[date.getUTCDay()]} ${date.getUTCDate()}, ${clock}`,
  timeGone: (time: string) =>
    `Para el ${time} ya no alcanzamos, o está cerrado. Elige otra hora, o confirmamos por WhatsApp.`,
  howToPay: '¿Cómo pagas?',
  payCash: 'Pagas al recibir. Si necesitas cambio, cuéntanos en la nota.',
  payCard: 'Llevamos datáfono. En esta página no se paga.',
  payLater: 'Pagas al recibir. En esta página no se paga.',
  whoPicksUp: '¿Quién recoge?',
  whoReceives: '¿Quién recibe?',
  name: 'Nombre',
  phone: 'Teléfono',
  phoneWhy: 'Para llamarte si hay dudas: WhatsApp no siempre nos muestra tu número.',
  phoneHint: '10 dígitos, por ejemplo 300 123 4567; de otro país, con + y su indicativo.',
  address: 'Dirección',
  addressHint: 'Con torre, apartamento o portería, si aplica.',
  email: 'Correo',
  emailHint: 'No enviamos publicidad.',
  /** For a field whose text looks wrong. */
  odd: {
    phone: 'Revisa el teléfono: en Colombia tiene 10 dígitos; de otro país empieza con +.',
    email: `Revisa el correo: se escribe como ${examples.emailExample}.`,
  },
  note: 'Nota para todo el pedido',
  noteHint: 'Por ejemplo: alergia al maní, timbre dañado, cambio de $ 100.000.',
  pickupTitle: 'Recoges en el restaurante',
  directions: 'Cómo llegar',
  hours: (rules: readonly HoursRule[]) => `${rules.map(({ text }) => text).join('. ')}.`,

  consent: 'Confirmo datos para envio a domicilio / recoger.',
  consentHelp:
    'Usaremos estos datos solo para preparar y entregar este pedido. Se envían al restaurante por WhatsApp; este sitio no los guarda en ningún servidor. Puedes pedir que los corrijan o borren escribiendo al restaurante. Ley 1581 de 2012.',
  responsible: (name: string, nit: string, email: string) =>
    `Responsable: ${name}, ${nit}. Contacto: ${email}.`,
  yourData: 'Tus datos',
  read: 'Leer la ',
  aboutData: ' sobre datos personales',
  keep: 'Guardar mis datos y este pedido en este navegador.',
  keepHint: 'La próxima vez están escritos y puedes repetir el pedido. Al quitar la marca se borran.',
  privacyWrite: 'Puedes conocer, corregir o borrar tus datos, y retirar tu autorización, escribiendo a ',
  privacyWriteRest: '. Si no quedas conforme, puedes acudir a la Superintendencia de Industria y Comercio.',

  complete: 'Está todo. Puedes enviar tu pedido.',
  missing: 'Puedes enviar así; lo que falta (',
  missingRest: ') te lo preguntamos por WhatsApp.',
  fieldNames: {
    neighbourhood: 'barrio',
    payment: 'medio de pago',
    name: 'nombre',
    phone: 'teléfono',
    address: 'dirección',
  },
  send: 'Pedido por Whatsapp',
  sendHint: 'Se abre WhatsApp; todavía debes tocar enviar.',
  tick: 'Marca la casilla',
  tickRest: ' para activar el botón.',

  notOpened: '¿No se abrió WhatsApp?',
  otherWays: 'Tu pedido está listo. Elige otra forma de enviarlo.',
  openChat: 'Abrir WhatsApp',
  copy: 'Copiar pedido',
  copied: 'Pedido copiado. Pégalo en el chat del restaurante.',
  copyFailed: 'No se pudo copiar. Selecciona el texto y cópialo.',
  orderText: 'Texto del pedido',
  call: 'Llamar',
  scan: 'O escanea este código con tu celular.',
  qrLabel: 'Código QR que abre WhatsApp con tu pedido',
  shortened: 'El pedido es largo y va resumido. Lleva todos los platos y todos los totales.',
  /** @param end the last words of the message, in Spanish */
  mayBeCut: (end: string) =>
    `Algunos celulares cortan un mensaje tan largo: en WhatsApp, mira que termine en «${end}». Si no, copia el pedido y pégalo en el chat.`,
  noRoom: 'No todo cabe en el enlace de WhatsApp',
  seeWhatIsMissing: 'No todo cabe: mira qué falta.',
  noRoomHelp: 'Esto falta en el mensaje. Copia el pedido y pégalo en el chat: ahí va completo.',
  sentAlready: 'Ya lo envié: Vaciar Carrito',
  openedNow: 'Tu pedido se abrió en WhatsApp',
  openedAt: (moment: string) => `Fue ${moment}. Si tocaste enviar, ya está: te respondemos en el chat.`,
  openedBefore: 'Este pedido ya lo abriste',
  openedBeforeAt: (moment: string) =>
    `Lo abriste en WhatsApp ${moment}. Revisa el chat antes de enviarlo otra vez.`,
  copiedBefore: 'Este pedido ya lo copiaste',
  copiedBeforeAt: (moment: string) => `Lo copiaste ${moment}. Revisa el chat antes de enviarlo otra vez.`,
  lastOrderAt: (moment: string) => `Tu último pedido se abrió en WhatsApp ${moment}.`,
  lastCopiedAt: (moment: string) => `Copiaste tu último pedido ${moment}.`,
  orderCode: 'Código de tu pedido: ',
  orderCodeRest: ', por si nos llamas.',
  /** @param code of the sent order */
  corrects: (code: string, moment: string) =>
    `El mensaje dirá que reemplaza el pedido ${code}, que abriste en WhatsApp ${moment}.`,
  correctsCopied: (code: string, moment: string) =>
    `El mensaje dirá que reemplaza el pedido ${code}, que copiaste ${moment}.`,
  another: 'Es otro pedido',
  isAnother: 'Va como otro pedido.',
  newOrder: 'Hacer un pedido nuevo',
};

/** The texts in one language. A name that ends in `Rest` is the text after a link. */
export type CartTexts = typeof spanish;
