import { clsx } from 'clsx';
import { type FormEvent, useState } from 'react';
import { cart, lineKey, MAX_NOTE_LENGTH } from '@asia/shared/cart';
import type { CartItem } from '@asia/shared/contracts';
import { dishName, language, useTexts } from '@asia/shared/messages';
import { Button, observer, VisuallyHidden } from '@asia/shared/ui';
import { TextField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { lineId } from './useLineFocus';
import classes from './CartLine.module.css';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The guest's note for the kitchen on one line, and the field that changes it. */
export const LineNote = observer(({ item }: { item: CartItem }) => {
  const { note = '' } = item;
  const texts = useTexts(cartTexts);
  const name = dishName(item, language.current);
  const [draft, setDraft] = useState<string | null>(null);

  if (draft === null) {
    return (
      <p className={clsx('small', classes.note)}>
        {note !== '' && <span>{note}</span>}
        <button type="button" className="link" onClick={() => setDraft(note)}>
          <span>{note === '' ? texts.addNote : texts.changeNote}</span>
          <VisuallyHidden>{texts.ofDish(name)}</VisuallyHidden>
        </button>
      </p>
    );
  }
  const saveNote = (event: FormEvent) => {
    event.preventDefault();
    const line = cart.setNote(lineKey(item), draft);
    setDraft(null);
    // The note is in the `lineKey`, so React mounts a new line: the focus moves to it after that.
    requestAnimationFrame(() => document.getElementById(lineId(line))?.focus());
  };
  return (
    <form className={classes.note} onSubmit={saveNote}>
      <TextField
        label={texts.noteFor(name)}
        placeholder={texts.notePlaceholder}
        longFrom={MAX_NOTE_LENGTH}
        value={draft}
        onChange={setDraft}
        ref={focus}
      />
      <Button type="submit" variant="line" slim>
        {texts.keepNote}
      </Button>
    </form>
  );
});
