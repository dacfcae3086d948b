import { clsx } from 'clsx/lite';
import type { KitchenPhrase, KitchenPhrases, Language } from './contracts';
import { plainText } from './menu';
import classes from './chips.module.css';

const BETWEEN = ', ';
/** What stands between the commas of a note, or on its lines. */
const piecesOf = (note: string) =>
  note
    .split(/,(?:\s+|$)|\n/)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** The words of a phrase without the `…` that a guest completes. */
const begin = (words: string) => words.replace(/\s*…$/, '');
const isOpen = ({ es }: KitchenPhrase) => es.endsWith('…');
/** Whether a guest has written or tapped a phrase: `sin mani` is «Sin maní». */
function says(piece: string, phrase: KitchenPhrase): boolean {
  const [written, words] = [plainText(piece), plainText(begin(phrase.es))];
  const goesOn = isOpen(phrase) && written.startsWith(words) && !/\p{L}/u.test(written.charAt(words.length));
  return goesOn || written === words;
}

/** A note whose ready phrases, which are Spanish, are in another language. The guest's own words stay. */
export function noteInWords(note: string, phrases: KitchenPhrases | undefined, language: Language): string {
  if (!phrases || language === 'es') return note;
  const known = [...phrases.dish, ...phrases.order];
  return note
    .split(BETWEEN)
    .map((piece) => {
      const phrase = known.find((one) => says(piece, one));
      return phrase ? piece.replace(begin(phrase.es), begin(phrase[language])) : piece;
    })
    .join(BETWEEN);
}

interface NotePhrasesProps {
  phrases: readonly KitchenPhrase[] | undefined;
  language: Language;
  label: string;
  note: string;
  onChange: (note: string) => void;
  /** Id of the field, which gets the focus for the rest of a phrase. */
  field?: string;
}

/** Ready phrases of the kitchen, in the guest's language: a tap writes the Spanish words into the note, another takes them out. */
export function NotePhrases({ phrases = [], language, label, note, onChange, field = '' }: NotePhrasesProps) {
  if (phrases.length === 0) return null;
  const pieces = piecesOf(note);
  const press = (phrase: KitchenPhrase, pressed: boolean) => {
    const others = pieces.filter((piece) => !says(piece, phrase));
    const words = isOpen(phrase) ? `${begin(phrase.es)} ` : phrase.es;
    onChange((pressed ? others : [...others, words]).join(BETWEEN));
    if (isOpen(phrase) && !pressed) document.getElementById(field)?.focus();
  };
  return (
    <div role="group" aria-label={label} className={clsx(classes.chips, classes.under)}>
      {phrases.map((phrase) => {
        const pressed = pieces.some((piece) => says(piece, phrase));
        return (
          <button
            key={phrase.es}
            type="button"
            className={classes.chip}
            aria-pressed={pressed}
            // The focus stays in the field, which may close without it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(phrase, pressed)}
          >
            <span key={language} lang={phrase[language] === phrase.es ? 'es-CO' : undefined}>
              {phrase[language]}
            </span>
          </button>
        );
      })}
    </div>
  );
}
