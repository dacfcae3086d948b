/** Texts that the release writes around the pages. */
export const prerenderTexts = {
  preview: (changes: number) => `Vista previa: todavía no está publicada. Cambios del contenido: ${changes}`,
  unchanged: 'El contenido no cambia.',
};
