/** Arguments for texts that are functions: strings that are numbers too. */
const fillings = ['7', '8', '9'];

/** All texts of an object, each with its path in it: `['leftOut.gone', '7 …']`. */
function flattenTexts(table: unknown, place: string, except: readonly string[]): [string, string][] {
  if (except.includes(place)) return [];
  if (typeof table === 'string') return [[place, table]];
  if (typeof table === 'function')
    return [[place, String((table as (...words: string[]) => unknown)(...fillings))]];
  if (typeof table !== 'object' || table === null) return [];
  return Object.entries(table).flatMap(([name, texts]) =>
    flattenTexts(texts, place === '' ? name : `${place}.${name}`, except),
  );
}

/** Finds texts that are empty, the same as in Spanish, in letters of another language, or without an argument. */
export function untranslated(
  spanish: object,
  foreign: object,
  language: 'en' | 'zh',
  except: readonly string[] = [],
): string[] {
  const theirs = new Map(flattenTexts(foreign, '', except));
  return flattenTexts(spanish, '', except).flatMap(([place, text]) => {
    const other = theirs.get(place) ?? '';
    const letters =
      language === 'zh' ? /\p{Script=Han}/u.test(other) : !/[áéíóúñ¿¡]|\p{Script=Han}/iu.test(other);
    const filled = fillings.every((word) => !text.includes(word) || other.includes(word));
    return other === '' || other === text || !letters || !filled ? [`${place}: ${other}`] : [];
  });
}
