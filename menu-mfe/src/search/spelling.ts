import { plainText } from '@asia/shared/menu';

const HAN = /\p{Script=Han}/u;

/** The words of a text: letters without accents, and each Chinese character for itself, as Chinese has no spaces. */
export function wordsOf(text: string): string[] {
  return plainText(text).match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];
}

/** `chop suey` is also looked for as `chopsuey`. */
export function joinedWords(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

/** `camarones` also finds `camarón`, and `arroces` `arroz`. */
export function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.length > 5 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * How a word sounds in Medellín, where `cerbesa` and `cerveza`, `poyo` and `pollo` are one. Marked, so that it is never
 * taken for a spelling.
 * @returns null for Chinese, and where too little is left to tell words apart
 */
export function soundOf(word: string): string | null {
  if (HAN.test(word)) return null;
  const sound = word
    .replace(/ll/g, 'y')
    .replace(/qu|c(?![eih])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/(?<![cs])h/g, '')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
  return sound.length < 3 ? null : `~${sound}`;
}

/** How many letters of a sound may be wrong: none in a short one, where every letter tells dishes apart. */
export function lettersForgiven(sound: string): number {
  if (sound.length < 6) return 0;
  return sound.length < 10 ? 1 : 2;
}
