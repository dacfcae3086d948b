import { z } from 'zod';

const quoted = (value: unknown) => `«${String(value)}»`;

const filled = z
  .string()
  .refine((value) => value.trim() !== '', { error: 'está vacío. Escribe el texto.', abort: true })
  .refine((value) => !/<[a-z!/][^>]*>?/i.test(value), {
    error: ({ input }) => `${quoted(input)} lleva una etiqueta < >. Escribe solo el texto.`,
  });

/** A text that guests read, with no other placeholder than these, which the site replaces: `{nombre}`. */
export const textWith = (...placeholders: string[]) =>
  filled.refine(
    (value) => !/[{}]/.test(placeholders.reduce((rest, name) => rest.replaceAll(`{${name}}`, ''), value)),
    {
      error: ({ input }) => {
        const known = placeholders.map((name) => `{${name}}`).join(' y ');
        return `${quoted(input)} lleva llaves { }. ${known ? `Aquí se conocen ${known}.` : 'Escribe el texto final.'}`;
      },
    },
  );

/** A text that guests read. Placeholders such as `{nombre}` must never reach them. */
export const text = textWith();

/** A text that has each of these placeholders. */
const textNaming = (...placeholders: string[]) => {
  const missingIn = (value: unknown) =>
    placeholders.map((name) => `{${name}}`).filter((name) => !String(value).includes(name));
  return textWith(...placeholders).refine((value) => missingIn(value).length === 0, {
    error: ({ input }) => `no nombra ${missingIn(input).join(', ')}. Escríbelo donde va ese dato.`,
  });
};

/** A text that matches a pattern; `instead` says in Spanish what to write. */
const like = (form: RegExp, instead: string) =>
  z
    .string({
      error: ({ input }) => (input === undefined ? undefined : `${quoted(input)} no sirve. ${instead}`),
    })
    .regex(form, { error: ({ input }) => `${quoted(input)} no sirve. ${instead}` });

/** Price of a delivery. */
const fee = z
  .int({
    error: ({ input }) =>
      input === undefined
        ? 'falta. Escribe los pesos, por ejemplo 4000.'
        : `${quoted(input)} no es un número entero de pesos. Escribe por ejemplo 4000.`,
  })
  .refine((pesos) => pesos >= 0 && pesos <= 50_000, {
    error: ({ input }) => `${quoted(input)} no sirve. Un domicilio cuesta de 0 a 50000 pesos.`,
  });

const isAddress = (value: string) =>
  URL.canParse(value) && value.startsWith('https://') && !/[\s<>"]/.test(value);
const address = z.string().refine(isAddress, {
  error: ({ input }) => `${quoted(input)} no es una dirección segura. Copia una que empiece por https://.`,
});
/** An address that the content security policy of the pages allows. */
const mapAddress = address.refine((value) => /^https:\/\/(?:www|maps)\.google\.com\//.test(value), {
  error: 'el mapa solo puede venir de Google Maps. Copia el enlace de «Compartir, Insertar un mapa».',
});

const phone = like(/^\+57(?: ?\d){10}$/, 'Escribe +57 y diez cifras, por ejemplo "+57 300 123 4567".');
/** A mobile in Colombia: a landline receives no order. */
const chat = z.string().regex(/^57 3(?!0{9})\d{9}$/, {
  error: ({ input }) => {
    const digits = String(input)
      .replace(/\D/g, '')
      .replace(/^57(?=\d{10}$)/, '');
    const example = /^3(?!0{9})\d{9}$/.test(digits) ? digits : '3001234567';
    return `${quoted(input)} no sirve: los pedidos llegarían a otra persona. Escribe 57, un espacio y las diez cifras de un celular: "57 ${example}".`;
  },
});

/** A member that has left this file: the message says where it went, in place of «no se conoce». */
const moved = (instead: string) => z.undefined(`ya no va aquí: ${instead}, y borra este campo.`).optional();

const count = (many: number, what: string) =>
  z.array(phone).length(many, { error: `lleva ${many} números, los que muestra ${what}.` });
/** A text with Chinese characters. */
export const han = text.refine((value) => /\p{Script=Han}/u.test(value), {
  error: ({ input }) =>
    `${quoted(input)} no tiene caracteres chinos: el chino se perdió al guardar. Cópialo de nuevo y guarda en UTF-8.`,
});

/** The two characters of a category's seal. */
export const seal = text.regex(/^\p{Script=Han}{2}$/u, {
  error: ({ input }) => `${quoted(input)} no son dos caracteres chinos. El sello lleva dos.`,
});

/** The notice about tips in one language, with the percent and the telephones of `sic`. */
const tipNotice = z.strictObject({
  title: text,
  text: textNaming('percent'),
  complaints: textNaming('dedicatedBogota', 'authorityBogota', 'nationalFree'),
});
/** The highest tip that the law lets a restaurant suggest. */
const MAX_TIP_PERCENT = 10;

/** The facts of the restaurant. Every message is for the owner: the mistake, and the correction. */
export const restaurantSchema = z.strictObject({
  notice: z.string(),
  name: text,
  nameZh: han,
  tagline: text,
  servesCuisine: z.array(text).min(1, 'falta al menos una cocina.'),
  priceRange: like(/^\${1,4}$/, 'Escribe de uno a cuatro signos $.'),
  siteUrl: like(/^https:\/\/[\w-]+(?:\.[\w-]+)+$/, 'Escribe https:// y el dominio, sin barra al final.'),
  legal: z.strictObject({
    name: text,
    nit: text,
    dataEmail: like(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Escribe un correo, por ejemplo datos@ejemplo.com.'),
    dataLawLabel: text,
    dataLawUrl: address,
  }),
  phones: z.strictObject({
    footer: count(3, 'el pie'),
    footerNames: z
      .array(text)
      .length(3, { error: 'lleva 3 nombres, uno por cada número del pie, en el mismo orden.' })
      .optional(),
    contact: count(2, 'Contacto'),
    reservations: phone,
    chat,
  }),
  instagram: z.strictObject({ handle: like(/^@[\w.]+$/, 'Escribe el usuario con @.'), url: address }),
  address: z.strictObject({
    street: text,
    neighborhood: text,
    city: text,
    region: text,
    country: like(/^[A-Z]{2}$/, 'Escribe dos mayúsculas: CO.'),
    postalCode: like(/^\d{6}$/, 'Escribe seis cifras entre comillas.'),
    oneLine: text,
  }),
  map: z.strictObject({
    query: text,
    embedUrl: mapAddress,
    directionsUrl: address,
    heightPx: z.int().min(100),
  }),
  timeZone: z.literal('America/Bogota', 'el sitio solo conoce la hora de Colombia. Escribe America/Bogota.'),
  hours: moved('escribe el horario en hours.csv, una fila para cada turno de un día'),
  closedDates: moved('escribe cada día cerrado en today.csv, una fila con «cerrado» y su fecha'),
  currency: z.literal('COP', 'los precios son pesos colombianos. Escribe COP.'),
  delivery: z.strictObject({
    zones: moved('escribe los barrios en zones.csv, una fila para cada uno'),
    otherFee: fee,
    otherValues: z.array(z.string()),
    approximate: z.boolean(),
  }),
  payment: z.strictObject({
    options: z.array(z.strictObject({ value: text, label: text })).min(1, 'falta una forma de pago.'),
    none: text,
    cardReaderConfirmed: z.boolean(),
  }),
  sic: z.strictObject({
    dedicatedBogota: text,
    authorityBogota: text,
    nationalFree: text,
    confirmed: z.boolean(),
  }),
  tip: z.strictObject({
    percent: z
      .int()
      .min(1)
      .max(MAX_TIP_PERCENT, `la ley deja sugerir hasta el ${MAX_TIP_PERCENT} %. Escribe un número menor.`),
    es: tipNotice,
    en: tipNotice,
    zh: tipNotice,
  }),
  /** The two sentences of the law beside alcohol, and additions of the restaurant. */
  alcohol: z.strictObject({
    legends: z.array(text).length(2, 'son las dos leyendas de la ley. Revisa cuántas hay.'),
    delivery: text,
  }),
  salon: z.strictObject({
    panoramicView: z.boolean(),
    wifi: z.boolean(),
    capacity: z.int().min(1).nullable(),
  }),
  orders: moved('escribe la pausa en today.csv, una fila con «pausa», su fecha y la razón en nota'),
  soldOut: moved('escribe cada plato agotado en today.csv, una fila con «agotado» y su nombre'),
  showDishRowButtons: z.boolean(),
  /** Name of the picture beside the link to the carta, on every page. */
  cartaPicture: text,
  webStudio: z.strictObject({ label: text, url: address }),
  confirm: z.array(z.strictObject({ field: text, ask: text })),
});

export type Facts = z.infer<typeof restaurantSchema>;
