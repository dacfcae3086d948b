/** Stands wherever a guest decides on a dish, in the Spanish of the house. */
export const allergyInSpanish = '¿Tienes una alergia? Cuéntanos antes de pedir.';
