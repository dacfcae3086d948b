import { type Language, languages } from '@asia/shared/contracts';
import { plainText } from '@asia/shared/menu';
import type { Content } from '../Content';

/** Alternatives of a pattern, without accents. */
type Words = Readonly<Record<Language, string>>;

const shellfish: Readonly<Record<string, Words>> = {
  camarón: { es: 'camaron|langostino', en: 'shrimp|prawn', zh: '(?<!龙)虾' },
  langosta: { es: 'langosta', en: 'lobster', zh: '龙虾' },
  cangrejo: { es: 'cangrejo', en: '\\bcrab', zh: '蟹' },
  calamar: { es: 'calamar', en: 'squid|calamari', zh: '鱿|墨鱼' },
  pulpo: { es: 'pulpo', en: 'octopus', zh: '章鱼|八爪鱼' },
  mejillón: { es: 'mejillon|almeja', en: 'mussel|clam', zh: '青口|贻贝|蛤' },
  ostras: { es: '\\bostra', en: 'oyster(?! mushroom)', zh: '蚝(?!菇)|牡蛎' },
};

/** A word for all shellfish, or the name of one. The sauce 海鲜酱 (hoisin) has none. */
const seafood = (language: Language, word: string) =>
  [word, ...Object.values(shellfish).map((words) => words[language])].join('|');

const ingredients: Readonly<Record<string, Words>> = {
  ...shellfish,
  mariscos: {
    es: seafood('es', 'marisco'),
    en: seafood('en', 'seafood|shellfish'),
    zh: seafood('zh', '海鲜(?!酱)'),
  },
  // 排骨 are ribs of pork; "costillas" and "ribs" may be of beef.
  cerdo: {
    es: 'cerdo|char siu|jamon|tocin',
    en: 'pork|char siu|\\bham\\b|bacon',
    zh: '猪|叉烧|火腿|培根|排骨|咕噜肉',
  },
  maní: { es: '\\bmani\\b', en: 'peanut', zh: '花生' },
  almendra: { es: 'almendra', en: 'almond', zh: '杏仁' },
  marañón: { es: 'maranon', en: 'cashew', zh: '腰果' },
  nueces: { es: '\\bnuez\\b(?! moscada)|nueces', en: 'walnut|pecan|\\bnuts?\\b', zh: '核桃|坚果' },
};

const languageNames: Words = { es: 'español', en: 'inglés', zh: 'chino' };

/**
 * A question for each dish whose languages disagree about shellfish, pork or nuts: a guest with an allergy reads one of
 * them. Texts that wait for their translation are left out.
 */
export function differingWords({ categories }: Content): string[] {
  return categories
    .flatMap(({ dishes }) => dishes)
    .flatMap(({ dish, texts, untranslated }) => {
      const named = languages
        .filter((language) => !untranslated.includes(language))
        .map((language) => {
          const text = plainText(`${texts[language].name} ${texts[language].desc}`);
          const words = Object.entries(ingredients).filter(([, { [language]: words }]) =>
            new RegExp(words).test(text),
          );
          return { language, words: words.map(([word]) => word) };
        });
      const all = new Set(named.flatMap(({ words }) => words));
      const missing = named.flatMap(({ language, words }) => {
        const others = Object.keys(ingredients).filter((word) => all.has(word) && !words.includes(word));
        return others.length > 0 ? `en ${languageNames[language]} falta «${others.join('», «')}»` : [];
      });
      return missing.length > 0
        ? `${dish.name}: ${missing.join('; ')}. Otro idioma lo nombra: ¿lo lleva?`
        : [];
    });
}
