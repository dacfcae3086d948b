import { clsx } from 'clsx/lite';
import { type SyntheticEvent, useState } from 'react';
import { cart, lineKey, LONG_NOTE_FROM, orderTexts } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import type { CartItem } from '@asia/shared/contracts';
import { commonMessages, dishName, language, useTexts } from '@asia/shared/messages';
import { noteInWords, NotePhrases } from '@asia/shared/note-phrases';
import { Button, makeAutoObservable, observer, VisuallyHidden } from '@asia/shared/ui';
import { MantineThemeScope, TextField } from '@asia/shared/ui-forms';
import { useSaveOnLeave } from '@asia/shared/use-save-on-leave';
import { cartTexts } from '../messages';
import { lineId } from './useLineFocus';
import classes from './CartLine.module.css';

type NoteDraft = ReturnType<typeof draftOf>;

/** The text of an open field. A line without a note begins with the one that waits in the sheet of its dish. */
const draftOf = ({ key, note }: CartItem) =>
  makeAutoObservable({
    /** `lineKey` of the line, with the note that was written last. */
    line: lineKey({ key, note }),
    text: note ?? orderTexts.get(key),
    type(text: string) {
      this.text = text;
    },
    /** @param joins whether the line may join a line that has this note: joining moves the page, also under a finger */
    write(joins: boolean) {
      const after = lineKey({ key, note: this.text.trim() });
      const twin = after !== this.line && cart.cartItems.some((line) => lineKey(line) === after);
      if (twin && !joins) return;
      if (note === undefined && this.text !== '') orderTexts.set(key, '');
      this.line = cart.setNote(this.line, this.text);
    },
  });

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The note of a line for the kitchen, and its field. */
export const LineNote = observer(({ item }: { item: CartItem }) => {
  const { note = '' } = item;
  const texts = useTexts(cartTexts);
  const { lang } = useTexts(commonMessages);
  const name = dishName(item, language.current);
  const shown = lang ? language.current : 'es';
  const [draft, setDraft] = useState<NoteDraft | null>(null);

  // The element may have passed to another line.
  if (draft?.line === lineKey(item)) {
    const close = () => setDraft(null);
    return <NoteField draft={draft} before={note} label={texts.noteFor(name)} onClose={close} />;
  }
  return (
    <p className={clsx('small', classes.note)}>
      {note !== '' && <span>{noteInWords(note, facts.current.phrases, shown)}</span>}
      <button type="button" className="link" onClick={() => setDraft(draftOf(item))}>
        <span>{note === '' ? texts.addNote : texts.changeNote}</span>
        <VisuallyHidden>{texts.ofDish(name)}</VisuallyHidden>
      </button>
    </p>
  );
});

interface NoteFieldProps {
  draft: NoteDraft;
  /** The note of the line. */
  before: string;
  label: string;
  onClose: () => void;
}

/** Writes its text whenever the guest leaves the field or the page, except with Esc. */
const NoteField = observer(({ draft, before, label, onClose }: NoteFieldProps) => {
  const texts = useTexts(cartTexts);
  const { lang, notePlaceholder, phrases } = useTexts(commonMessages);

  useSaveOnLeave((gone) => draft.write(gone));

  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
    // Closing has written the note.
    requestAnimationFrame(() => document.getElementById(lineId(draft.line))?.focus());
  };
  return (
    <form
      className={classes.note}
      onSubmit={close}
      onBlur={() => draft.write(false)}
      onKeyDown={(event) => {
        // An input method uses the key; Safari shows that only in `keyCode`.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229) return;
        draft.type(before);
        close(event);
      }}
    >
      <MantineThemeScope>
        <TextField
          label={label}
          placeholder={notePlaceholder}
          longFrom={LONG_NOTE_FROM}
          value={draft.text}
          onChange={(text) => draft.type(text)}
          ref={focus}
        />
      </MantineThemeScope>
      <NotePhrases
        phrases={facts.current.phrases?.dish}
        language={lang ? language.current : 'es'}
        label={phrases}
        note={draft.text}
        onChange={(text) => draft.type(text)}
      />
      <Button type="submit" variant="line" slim>
        {texts.keepNote}
      </Button>
    </form>
  );
});
