import { wallClock } from '@asia/shared/restaurant/bogotaTime';

/** A date, `2026-04-03`, as the owner reads it: `viernes 3 de abril`; with its year, unless it is this one. */
export function spanishDay(date: string): string {
  const year = date.slice(0, 4);
  const day = new Date(`${date}T12:00:00Z`)
    .toLocaleDateString('es-CO', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(',', '');
  return wallClock(new Date()).date.startsWith(year) ? day : `${day} de ${year}`;
}
