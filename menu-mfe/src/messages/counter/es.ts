/** The texts of a row's buttons for screen readers, with the placeholder `{name}`. */
export const spanish = {
  add: 'Agregar {name}',
  takeOne: 'Quitar una unidad de {name}',
  takeLast: 'Quitar {name}',
  /** With the placeholder `{units}`. */
  inOrder: '{units} en tu pedido',
};

export type CounterTexts = typeof spanish;
