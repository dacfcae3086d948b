/** A night ends by then. */
export const NIGHT_ENDS = '06:00';

/** `19:30`; as spreadsheets show it, `19:30:00`, `7:30 p. m.`, `07:30:00 PM`; as people write it, `7 p. m.`, `12 m.` */
const time = /^(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?(?:([ap])\.?m\.?|m\.?)?$/;

/** A time of day as `19:30`; null for any other text, such as `7`, which may be morning or evening. */
export function readTime(text: string): string | null {
  const [found, hour = '', minute, half] = time.exec(text.toLowerCase().replace(/\s/g, '')) ?? [];
  const hours = Number(hour);
  const ofTwelve = found?.includes('m');
  if (found === undefined || (!ofTwelve && minute === undefined)) return null;
  // `12 m.` is noon.
  if (ofTwelve ? hours < 1 || hours > 12 || (!half && hours !== 12) : hours > 23) return null;
  const ofDay = ofTwelve ? (hours % 12) + (half === 'a' ? 0 : 12) : hours;
  return `${String(ofDay).padStart(2, '0')}:${minute ?? '00'}`;
}

/**
 * The hour twelve later, as `17:30`, of a time that may be morning or afternoon, such as `5:30`; null of any other
 * text: `5:30 a. m.`, `17:30` and `0:30` have one meaning.
 */
export function laterTime(text: string): string | null {
  const read = readTime(text);
  const hours = Number(read?.slice(0, 2));
  if (read === null || /m/i.test(text) || hours < 1 || hours > 11) return null;
  return `${hours + 12}${read.slice(2)}`;
}

/** Asks which half of the day a time is of. */
export function halfQuestion(text: string): string {
  const [hours, minutes] = readTime(text)!.split(':');
  const hour = `${Number(hours)}:${minutes}`;
  return `«${text}» puede ser de la mañana o de la tarde. Escribe ${hour} a. m. o ${hour} p. m.`;
}
