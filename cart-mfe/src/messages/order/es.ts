/** The texts of the message, always in Spanish: the restaurant reads it. */
export const orderTexts = {
  newOrder: '*Nuevo pedido*',
  code: (code: string) => `*Código:* ${code}`,
  /** @param orders `K7M-42X (12:05)`, the latest first */
  replaces: (orders: readonly string[]) =>
    orders.length === 1
      ? `*Reemplaza el pedido ${orders.join()}, si ya les llegó*`
      : `*Reemplaza los pedidos ${orders.join(' y ')}, si ya les llegaron*`,
  /** The guest's own words, at the head: a kitchen must not miss them. */
  allergy: (words: string) => `*OJO, alergia:* ${words}`,
  guest: (name: string) => `*Cliente:* ${name}`,
  phone: (phone: string) => `*Teléfono:* ${phone}`,
  address: (address: string) => `*Dirección:* ${address}`,
  email: (email: string) => `*Correo:* ${email}`,
  notGiven: 'No indicado',
  notNeeded: 'No se necesita para recoger',
  /** Replaces the end of a guest's text. */
  missingCharacters: (count: number) => ` [faltan ${count} caracteres]`,

  dishes: '*Productos:*',
  missingDishes: (count: number) => `- Faltan ${count} productos`,
  units: (count: number) => `*Total de platos:* ${count}`,
  subtotal: (amount: string) => `*Subtotal:* ${amount}`,
  neighbourhood: (name: string) => `*Barrio:* ${name}`,
  fee: (amount: string) => `*Domicilio (aprox.):* ${amount}`,
  feeToConfirm: (amount: string) => `por confirmar (${amount})`,
  total: (amount: string) => `*Total:* ${amount}`,
  /** While the fee is not known. */
  totalWithoutDelivery: (amount: string) => `*Total sin domicilio:* ${amount}`,
  payment: (label: string) => `*Medio de pago:* ${label}`,
  when: (time: string) => `*Para:* ${time}`,
  minutes: (minutes: string) => `*Tiempo (aprox.):* ${minutes} minutos`,
  note: (note: string) => `*Nota:* ${note}`,
  languageIs: (language: 'en' | 'zh') => `*Idioma del cliente:* ${{ en: 'inglés', zh: 'chino' }[language]}`,
  notices: '*Avisos de la carta:*',
  timeGone: (time: string) => `El pedido es para el ${time}: a esa hora ya no se alcanza, o está cerrado.`,
  belowMinimum: (zone: string, minimum: string, missing: string) =>
    `El pedido mínimo a ${zone} es ${minimum}: faltan ${missing}.`,
  whilePaused: (all: boolean) => `*Enviado con los ${all ? 'pedidos' : 'domicilios'} en pausa*`,
  whileNoDelivery: '*Enviado con este barrio sin domicilio*',
  whileClosed: '*Enviado fuera de horario*',
  pickup: '*Recoge en el restaurante*',

  /** The last words of a long message. Without them, a phone has cut the message. */
  end: 'Fin del pedido',
  long: (end: string) => `*Mensaje largo:* termina en "${end}"`,
};
