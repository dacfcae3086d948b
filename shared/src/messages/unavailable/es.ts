/** Texts of the page while the site cannot be served. */
export const unavailable = {
  /** @param phone a link */
  withPhone: (phone: string) =>
    `El sitio no está disponible en este momento. Llámanos al ${phone} o intenta de nuevo en unos minutos: esta página vuelve a preguntar sola.`,
  withoutPhone: 'El sitio no está disponible en este momento. Intenta de nuevo en unos minutos.',
};
