import type { Allergen } from '@asia/shared/contracts';

export const spanish = {
  names: {
    gluten: 'gluten',
    crustaceos: 'crustáceos',
    moluscos: 'moluscos',
    pescado: 'pescado',
    huevo: 'huevo',
    leche: 'leche',
    mani: 'maní',
    nueces: 'frutos secos',
    soya: 'soya',
    sesamo: 'ajonjolí',
  } satisfies Record<Allergen, string>,
  without: 'Sin…',
  withoutOne: (allergen: string) => `Sin ${allergen}`,
  withoutNote:
    'Solo los platos que dicen sus alérgenos. La cocina comparte los woks: si tienes una alergia, cuéntanos.',
};

/** The names of the allergens and the texts of their filters, in one language. */
export type AllergenTexts = typeof spanish;
