import { plainText } from '@asia/shared/menu';
import { spanishList } from '@asia/shared/restaurant/hoursText';
import type { Report } from '../tables/Problem';
import type { AuthoredZone } from '../tables/readDomicilios';

/**
 * Refuses another name for a zone that a row of today names: its deliveries would begin again.
 * @param rows numbers and names of zones that are not known
 */
export function askAboutZones(
  rows: readonly { number: number; cual: string }[],
  zones: readonly AuthoredZone[],
  before: readonly AuthoredZone[],
  report: Report,
): void {
  const nameOf = ({ zone }: AuthoredZone) => plainText(zone.value);
  const without = (some: readonly AuthoredZone[], others: readonly AuthoredZone[]) =>
    some.filter((zone) => !others.map(nameOf).includes(nameOf(zone)));
  const [gone, added] = [without(before, zones), without(zones, before)];
  const names = spanishList(added.map(({ zone }) => `«${zone.value}»`));
  for (const { number, cual } of rows)
    if (added[0] && gone.map(nameOf).includes(plainText(cual)))
      report({
        file: 'domicilios.csv',
        row: added[0].row,
        column: 'barrio',
        message: `la fila ${number} de hoy deja sin domicilio a «${cual}», que ya no está. Si ahora se llama ${names}, escríbelo también en esa fila; si no, devuelve «${cual}».`,
      });
}
