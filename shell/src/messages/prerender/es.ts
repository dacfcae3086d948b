/** What the release writes around the pages. */
export const prerenderTexts = {
  /** @param phone a link */
  unavailable: (phone: string) =>
    `El sitio no está disponible en este momento. Llámanos al ${phone} o intenta de nuevo en unos minutos: esta página vuelve a preguntar sola.`,
  preview: (changes: number) => `Vista previa: todavía no está publicada. Cambios: ${changes}`,
  unchanged: 'La carta no cambia.',
};
