/** Texts that the release writes around the pages. */
export const prerenderTexts = {
  preview: (changes: number) => `Vista previa: todavía no está publicada. Cambios: ${changes}`,
  unchanged: 'Nada cambia para los clientes.',
};
