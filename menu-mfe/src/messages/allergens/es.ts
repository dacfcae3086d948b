import { allergenNames } from '@asia/shared/menu/allergens/es';

export const spanish = {
  names: allergenNames,
  without: 'Sin…',
  withoutOne: (allergen: string) => `Sin ${allergen}`,
  withoutNote:
    'Solo los platos que dicen sus alérgenos. La cocina comparte los woks: si tienes una alergia, cuéntanos.',
};

/** The names of the allergens and the texts of their filters, in one language. */
export type AllergenTexts = typeof spanish;
