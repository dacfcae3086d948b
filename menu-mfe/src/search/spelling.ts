import { plainText } from '@asia/shared/menu';

const HAN = /\p{Script=Han}/u;

/** The words of a text without accents. Chinese has no spaces, so each of its characters is a word. */
export function splitWords(text: string): string[] {
  return plainText(text).match(/\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu) ?? [];
}

/** Neighbouring words joined: `chop suey` gives `chopsuey`. */
export function joinedWords(words: readonly string[]): string[] {
  return words.slice(1).map((word, index) => `${words[index]}${word}`);
}

/** `camarones` → `camaron`, `arroces` → `arroz`. */
export function singular(word: string): string {
  if (word.length > 5 && word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (word.length > 5 && /[^aeiou]es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word;
}

/**
 * The sound of a word in Medellín, where `cerbesa` and `cerveza` sound the same, and `poyo` and `pollo`. The result
 * begins with `~`, so that it never equals a spelling.
 * @returns null for Chinese, and for a sound of fewer than three letters
 */
export function spellSound(word: string): string | null {
  if (HAN.test(word)) return null;
  const sound = word
    .replace(/ll/g, 'y')
    .replace(/qu|c(?![eih])/g, 'k')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/([cs])?h/g, (_, before?: string) => (before ? `${before}h` : ''))
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/(.)\1+/g, '$1');
  return sound.length < 3 ? null : `~${sound}`;
}

/** How many letters of a sound may be wrong. In a short sound, one letter makes another dish. */
export function lettersForgiven(sound: string): number {
  if (sound.length < 6) return 0;
  return sound.length < 10 ? 1 : 2;
}
