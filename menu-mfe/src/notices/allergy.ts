/** For every place where a guest decides on a dish. */
export const allergyInSpanish = '¿Tienes una alergia? Cuéntanos antes de pedir.';
