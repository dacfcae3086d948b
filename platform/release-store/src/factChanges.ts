import type { Facts } from '@asia/shared/contracts';
import { formatPesosText } from '@asia/shared/menu';

/** The line for the owner about a changed fact, or a function that makes the lines. */
type FactLines = { [Name in keyof Facts]: string | ((was: Facts[Name], is: Facts[Name]) => string[]) };

const hoursOf = (hours: Facts['hours']) => hours.map(({ text }) => text).join('. ');

const lines: FactLines = {
  name: 'Cambia el nombre del restaurante',
  nameZh: 'Cambia el nombre en chino',
  tagline: 'Cambia la frase del restaurante',
  servesCuisine: 'Cambia la cocina que leen los buscadores',
  priceRange: 'Cambia el rango de precios que leen los buscadores',
  siteUrl: 'Cambia la dirección del sitio',
  legal: 'Cambia la razón social, el NIT, el correo de datos o la ley',
  phones: ({ chat: was, ...before }, { chat, ...others }) => {
    const numbers = [others.footer, others.contact, others.reservations].flat();
    return [
      ...(was === chat ? [] : [`Los pedidos llegan a otro WhatsApp: ${chat}`]),
      ...(JSON.stringify(before) === JSON.stringify(others)
        ? []
        : [`Cambian los teléfonos: ${[...new Set(numbers)].join(', ')}`]),
    ];
  },
  instagram: 'Cambia el enlace de Instagram',
  address: (_, { oneLine }) => [`Cambia la dirección: ${oneLine}`],
  map: 'Cambia el mapa',
  timeZone: 'Cambia la zona horaria',
  // Older builds have the same texts in another shape.
  hours: (was, is) => (hoursOf(was) === hoursOf(is) ? [] : [`Cambia el horario: ${hoursOf(is)}`]),
  currency: 'Cambia la moneda',
  delivery: deliveryChanges,
  leadMinutes: 'Cambian los minutos de preparación',
  payment: 'Cambian las formas de pago',
  phrases: 'Cambian las frases para la cocina',
  alcohol: 'Cambian las leyendas de alcohol',
  salon: 'Cambian los datos del salón',
  showDishRowButtons: 'Cambian los botones de los platos',
  webStudio: 'Cambia el enlace de quien hizo el sitio',
  cartaPicture: 'Cambia la imagen de la carta',
};

/** Facts that a restaurant may leave out: it changes them by that too. */
const optional: readonly string[] = ['leadMinutes', 'phrases'] satisfies (keyof Facts)[];

/** Fees by zone, and the fee of any other place. */
const feesIn = ({ zones, otherFee }: Facts['delivery']) =>
  new Map([...zones.map(({ label, fee }) => [label, fee] as const), ['otros barrios', otherFee]]);

function deliveryChanges(was: Facts['delivery'], is: Facts['delivery']): string[] {
  const [before, after] = [feesIn(was), feesIn(is)];
  const changes = [...after].flatMap(([zone, fee]) => {
    const old = before.get(zone);
    if (old === fee) return [];
    if (old === undefined) return [`Domicilio a ${zone}: nuevo, ${formatPesosText(fee)}`];
    const verb = fee > old ? 'sube' : 'baja';
    return [`Domicilio a ${zone}: ${verb} de ${formatPesosText(old)} a ${formatPesosText(fee)}`];
  });
  const terms = is.zones.flatMap(({ label, minimum = 0, minutes = '' }) => {
    const old = was.zones.find((zone) => zone.label === label);
    const [least, time] = [old?.minimum ?? 0, old?.minutes ?? ''];
    return [
      ...(least === minimum
        ? []
        : [`Pedido mínimo a ${label}: ${minimum ? formatPesosText(minimum) : 'ninguno'}`]),
      ...(time === minutes ? [] : [`Tiempo a ${label}: ${minutes ? `${minutes} minutos` : 'no se dice'}`]),
    ];
  });
  const gone = [...before.keys()].filter((zone) => !after.has(zone));
  const found = [...changes, ...terms, ...gone.map((zone) => `Ya no hay domicilio a ${zone}`)];
  if (found.length === 0 && was.line !== is.line) found.push('Cambia el orden de los barrios');
  if (was.approximate !== is.approximate) found.push('Cambia si el domicilio es aproximado');
  if (JSON.stringify(was.landmarks) !== JSON.stringify(is.landmarks))
    found.push('Cambian los lugares conocidos de los barrios');
  return found;
}

/** Lists the changes of the facts of the restaurant for the owner, one Spanish line each. */
export function factChanges(before: unknown, after: unknown): string[] {
  const [was, is] = [before, after].map((facts) => (facts ?? {}) as Readonly<Record<string, unknown>>);
  return Object.entries(lines).flatMap(([name, line]) => {
    const [one, other] = [was?.[name], is?.[name]];
    // An older build may lack any other fact.
    const lacks = !optional.includes(name) && (one === undefined || other === undefined);
    if (lacks || JSON.stringify(one) === JSON.stringify(other)) return [];
    return typeof line === 'string' ? [line] : (line as (was: unknown, is: unknown) => string[])(one, other);
  });
}
