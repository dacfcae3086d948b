import type { z } from 'zod';
import { cell, han, like, text, yesOrNo } from './cells';
import { Cell, List, Optional, Picture, type Value } from './namedParts';
import { fee } from './readPesos';

const fact = <Out>(name: string, schema: z.ZodType<Out, string>) => new Cell(name, 'valor', schema);

const isAddress = (value: string) =>
  URL.canParse(value) && value.startsWith('https://') && !/[\s<>"]/.test(value);
const address = cell(
  (value) => isAddress(value) || `«${value}» no es una dirección segura. Copia una que empiece por https://.`,
);
/** An address that the content security policy of the pages allows. */
const mapAddress = cell(
  (value) =>
    (isAddress(value) && /^https:\/\/(?:www|maps)\.google\.com\//.test(value)) ||
    'el mapa solo puede venir de Google Maps. Copia el enlace de «Compartir, Insertar un mapa».',
);

/** A spreadsheet that takes it for a number drops its plus. Without the code of the country, a 3 or a 6 begins it. */
const phone = like(
  /^(?:\+?57(?: ?\d){10}|[36](?: ?\d){9})$/,
  'Escribe +57 y diez cifras, por ejemplo +57 300 123 4567.',
).transform((value) =>
  (value.startsWith('+') ? value : value.replaceAll(' ', '')).replace(
    /^(?:\+?57)? ?(\d{3}) ?(\d{3}) ?(\d{4})$/,
    '+57 $1 $2 $3',
  ),
);
/** The ten digits of a mobile in Colombia, as people write it; null for any other: a landline receives no order. */
const mobile = (value: string) =>
  /^(?:\+?57)?(3(?!0{9})\d{9})$/.exec(value.replace(/[\s()-]/g, ''))?.[1] ?? null;
const chat = cell(
  (value) =>
    mobile(value) !== null ||
    `${value === '' ? 'está vacía' : `«${value}» no sirve: los pedidos llegarían a otra persona`}. Escribe las diez cifras de un celular: 300 123 4567.`,
).transform((value) => `57 ${mobile(value)}`);

/** The highest tip that the law lets a restaurant suggest. */
const MAX_TIP_PERCENT = 10;
const percent = cell((value) => {
  const [, digits] = /^(\d+) ?%?$/.exec(value) ?? [];
  if (digits === undefined || digits === '0')
    return `«${value}» no sirve. Escribe un número entero, por ejemplo 10.`;
  return (
    Number(digits) <= MAX_TIP_PERCENT ||
    `la ley deja sugerir hasta el ${MAX_TIP_PERCENT} %. Escribe un número menor.`
  );
}).transform((value) => parseInt(value, 10));

const line = like(/^[\d ()+-]{7,}$/, 'Escribe el número, por ejemplo 601 000 0001.');
const lines = {
  'línea exclusiva': fact('línea exclusiva', line),
  'línea de la autoridad': fact('línea de la autoridad', line),
  'línea gratuita': fact('línea gratuita', line),
};
/** Telephones for complaints about the tip, as its notice names them. */
export const COMPLAINT_LINES = Object.keys(lines);

/** The fact with the fee of a place that is no zone. */
export const OTHER_FEE = 'domicilio a otros barrios';

/** The facts of the restaurant. Every message is for the owner: the mistake, and the correction. */
export const restaurantSchema = {
  name: fact('nombre', text),
  nameZh: fact('nombre en chino', han),
  tagline: fact('frase', text),
  servesCuisine: new List(fact('cocina', text)),
  priceRange: fact('rango de precios', like(/^\${1,4}$/, 'Escribe de uno a cuatro signos $.')),
  siteUrl: fact(
    'dirección del sitio',
    like(/^https:\/\/[\w-]+(?:\.[\w-]+)+$/, 'Escribe https:// y el dominio, sin barra al final.'),
  ),
  legal: {
    name: fact('razón social', text),
    nit: fact('NIT', text),
    dataEmail: fact(
      'correo de datos personales',
      like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Escribe un correo, por ejemplo datos@ejemplo.com.'),
    ),
    dataLawLabel: fact('ley de datos personales', text),
    dataLawUrl: fact('enlace de la ley de datos personales', address),
  },
  phones: {
    footer: new List(fact('teléfono del pie', phone), 3),
    footerNames: new Optional(new List(fact('nombre del teléfono del pie', text), 3)),
    contact: new List(fact('teléfono de Contacto', phone), 2),
    reservations: fact('teléfono de reservas', phone),
    chat: fact('WhatsApp de los pedidos', chat),
  },
  instagram: {
    handle: fact(
      'Instagram',
      like(/^@?[\w.]+$/, 'Escribe el usuario, por ejemplo @asia.').transform(
        (user) => `@${user.replace('@', '')}`,
      ),
    ),
    url: fact('enlace de Instagram', address),
  },
  address: {
    street: fact('dirección', text),
    neighborhood: fact('barrio', text),
    city: fact('ciudad', text),
    region: fact('departamento', text),
    country: fact('país', like(/^[A-Z]{2}$/, 'Escribe dos mayúsculas: CO.')),
    /** A spreadsheet drops the zero of Antioquia and Atlántico. */
    postalCode: fact(
      'código postal',
      like(/^(?:\d{6}|[58]\d{4})$/, 'Escribe sus seis cifras: 050000.').transform((value) =>
        value.padStart(6, '0'),
      ),
    ),
    oneLine: fact('dirección en una línea', text),
  },
  map: {
    embedUrl: fact('enlace del mapa', mapAddress),
    directionsUrl: fact('enlace para llegar', address),
  },
  delivery: {
    otherFee: fact(OTHER_FEE, fee),
  },
  leadMinutes: new Optional(
    fact(
      'minutos de preparación',
      like(/^[1-9]\d{0,2}$/, 'Escribe los minutos, por ejemplo 45, o borra la fila.').transform(Number),
    ),
  ),
  payment: {
    none: fact('pago sin elegir', text),
    cardReaderConfirmed: fact('datáfono a domicilio', yesOrNo),
  },
  alcohol: {
    /** The two sentences of the law. */
    legends: new List(fact('leyenda de alcohol', text), 2),
    delivery: fact('alcohol a domicilio', text),
  },
  salon: {
    panoramicView: fact('salón con vista', yesOrNo),
    wifi: fact('salón con WiFi', yesOrNo),
    capacity: fact(
      'personas en el salón',
      like(/^(?:[1-9]\d{0,3})?$/, 'Escribe un número, o déjala vacía.').transform((value) =>
        value === '' ? null : Number(value),
      ),
    ),
  },
  /** Beside the link to the carta, on every page. */
  cartaPicture: new Picture('imagen de la carta', 'valor'),
  webStudio: {
    label: fact('quien hizo el sitio', text),
    url: fact('enlace de quien hizo el sitio', address),
  },
  tip: { percent: fact('propina sugerida', percent), lines },
};

export type AuthoredFacts = Value<typeof restaurantSchema>;
