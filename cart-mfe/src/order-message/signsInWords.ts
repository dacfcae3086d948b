/** Signs that the kitchen must not lose: food that a guest asks for or cannot eat. */
const foods: Readonly<Record<string, string>> = {
  '🥜': 'maní',
  '🌰': 'nueces',
  '🥥': 'coco',
  '🥚': 'huevo',
  '🍳': 'huevo',
  '🥛': 'leche',
  '🧀': 'queso',
  '🧈': 'mantequilla',
  '🌾': 'gluten',
  '🍞': 'pan',
  '🫘': 'fríjol',
  '🦐': 'camarón',
  '🍤': 'camarón',
  '🦞': 'langosta',
  '🦀': 'cangrejo',
  '🦑': 'calamar',
  '🐙': 'pulpo',
  '🦪': 'ostras',
  '🐟': 'pescado',
  '🐔': 'pollo',
  '🍗': 'pollo',
  '🐷': 'cerdo',
  '🐖': 'cerdo',
  '🥓': 'tocineta',
  '🐮': 'res',
  '🐄': 'res',
  '🥩': 'carne',
  '🍖': 'carne',
  '🦆': 'pato',
  '🧅': 'cebolla',
  '🧄': 'ajo',
  '🌶': 'picante',
  '🫑': 'pimentón',
  '🍅': 'tomate',
  '🥕': 'zanahoria',
  '🥦': 'brócoli',
  '🥬': 'repollo',
  '🍄': 'champiñones',
  '🥒': 'pepino',
  '🌽': 'maíz',
  '🫚': 'jengibre',
  '🍍': 'piña',
  '🍋': 'limón',
  '🍚': 'arroz',
  '🍜': 'fideos',
  '🧂': 'sal',
  '🍯': 'miel',
  '🧊': 'hielo',
  '🥢': 'palillos',
};
const refusals = new Set('🚫⛔❌🙅');
const consents = new Set('✅✔');
const others: Readonly<Record<string, string>> = { '🙏': 'por favor', '⚠': 'atención', '❗': '!', '❓': '?' };

/** One sign as a reader sees it: with its skin, its joined signs, its flag of two letters; or the half of one. */
const sign =
  /(?![©®™])(?:\p{Regional_Indicator}{1,2}|[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Surrogate}])(?:[\p{Emoji_Modifier}\ufe0f\u20e3]|\u200d\p{Extended_Pictographic}|\s?[♀♂]\ufe0f?)*/gu;
/** Signs side by side, which say something together: "🥜🚫". */
const run = new RegExp(`${sign.source}(?:[\\s\\p{Cf}]*${sign.source})*`, 'gu');
/** After these a further "sin" would say the contrary. */
const refused = /(?:^|[^\p{L}])(?:sin|no|ni|without|不要|不|无)\s*$/iu;
const UNKNOWN = '[emoji]';

/**
 * Emoji in Spanish words: WhatsApp on a computer shows the emoji of a link as replacement characters. A sign without a
 * word becomes `[emoji]`, so that the restaurant asks.
 */
export function signsInWords(text: string): string {
  return text.replace(run, (signs: string, at: number) => {
    const before = text.slice(0, at);
    const after = text.slice(at + signs.length);
    // The first character decides: the rest is skin, gender, and joined signs.
    const each = [...signs.matchAll(sign)].map(([whole]) => String.fromCodePoint(whole.codePointAt(0) ?? 0));
    const afterRefusal = refused.test(before);
    const words = refusedTogether(each, afterRefusal) ?? oneByOne(each, before, after);
    const said = afterRefusal ? words.replace(/^sin ?/, '') : words;
    const gapBefore = /[\p{L}\p{N}]$/u.test(before) ? ' ' : '';
    const gapAfter = /^[\p{L}\p{N}]/u.test(after) ? ' ' : '';
    return `${gapBefore}${said}${gapAfter}`;
  });
}

/** "🥜🚫" in any order, and "sin 🥜🦐": every food is refused. Not beside a consent, which leaves the refused food open. */
function refusedTogether(signs: readonly string[], afterRefusal: boolean): string | null {
  const named = new Set(signs.flatMap((each) => foods[each] ?? []));
  const refuses = afterRefusal || signs.some((each) => refusals.has(each));
  if (!refuses || named.size === 0 || signs.some((each) => consents.has(each))) return null;
  const rest = signs.filter((each) => !foods[each] && !refusals.has(each));
  return [`sin ${[...named].join(' ni ')}`, oneByOne(rest)].filter(Boolean).join(' ');
}

function oneByOne(signs: readonly string[], before = '', after = ''): string {
  // Without a food beside it, a refusal refers to the next words, "🚫 cebolla", or else to the previous ones.
  const ofNext = /^\s*[\p{L}\p{N}]/u.test(after) || before.trim() === '';
  const refusal = ofNext && !signs.some((each) => foods[each]) ? 'sin' : 'no';
  return signs
    .map((each) => {
      if (refusals.has(each)) return refusal;
      return consents.has(each) ? 'sí' : (foods[each] ?? others[each] ?? UNKNOWN);
    })
    .filter((word, index, words) => word !== UNKNOWN || words[index - 1] !== UNKNOWN)
    .join(' ');
}
