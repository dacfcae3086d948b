import { clsx } from 'clsx/lite';
import { useLayoutEffect, useRef } from 'react';
import type { KitchenPhrase, KitchenPhrases, Language } from './contracts';
import { plainText } from './menu';
import classes from './chips.module.css';

const BETWEEN = ', ';
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

/** A tap on a phrase writes its Spanish words in the note, another takes them out. An incomplete phrase stays last. */
export function NotePhrases({ phrases = [], language, label, note, onChange, field = '' }: NotePhrasesProps) {
  const toComplete = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    toComplete.current?.setSelectionRange(note.length, note.length);
    toComplete.current = null;
  }, [note]);
  if (phrases.length === 0) return null;
  const pieces = piecesOf(note);
  const isUnfinished = (piece: string) =>
    phrases.some((phrase) => isOpen(phrase) && plainText(begin(phrase.es)) === plainText(piece));
  const write = (words: readonly string[]) => {
    const goesOn = isUnfinished(words.at(-1) ?? '') ? ' ' : '';
    onChange(words.join(BETWEEN) + goesOn);
  };
  const press = (phrase: KitchenPhrase, written: string | undefined) => {
    const input = isOpen(phrase) ? (document.getElementById(field) as HTMLTextAreaElement | null) : null;
    const others = pieces.filter((piece) => !says(piece, phrase));
    const isCompleted = written !== undefined && !isUnfinished(written);
    // The guest's own words are not taken out with the phrase: the touch leads to them.
    if (input && isCompleted) {
      const end = input.value.indexOf(written) + written.length;
      input.focus();
      return input.setSelectionRange(end, end);
    }
    if (written !== undefined) return write(others);
    const unfinished = isOpen(phrase) ? -1 : others.findIndex(isUnfinished);
    const at = unfinished < 0 ? others.length : unfinished;
    write([...others.slice(0, at), begin(phrase.es), ...others.slice(at)]);
    toComplete.current = input;
    // Within the touch, as iOS demands.
    input?.focus();
  };
  return (
    <div role="group" aria-label={label} className={clsx(classes.chips, classes.under)}>
      {phrases.map((phrase) => {
        const written = pieces.find((piece) => says(piece, phrase));
        return (
          <button
            key={phrase.es}
            type="button"
            className={classes.chip}
            aria-pressed={written !== undefined}
            // The focus stays in the field, which may close without it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(phrase, written)}
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
