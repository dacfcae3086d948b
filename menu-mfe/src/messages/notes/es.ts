/** The notes at the foot of a page of dishes, of a dish sheet and of a carta. */
export const spanish = {
  allergy: '¿Tienes una alergia? Cuéntanos antes de pedir.',
  prices: 'Precios en pesos colombianos, con impuestos incluidos.',
  illustrative: 'Imágenes ilustrativas',
};

export type NoteTexts = typeof spanish;
