/** A date, `2026-04-03`, as the owner reads it: `viernes 3 de abril`. */
export function spanishDay(date: string): string {
  return new Date(`${date}T12:00:00Z`)
    .toLocaleDateString('es-CO', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .replace(',', '');
}
