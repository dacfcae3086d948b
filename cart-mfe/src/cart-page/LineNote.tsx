import { clsx } from 'clsx/lite';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { LONG_NOTE_FROM } from '@asia/shared/cart';
import { facts } from '@asia/shared/content';
import type { CartItem } from '@asia/shared/contracts';
import { commonMessages, dishName, language, useTexts } from '@asia/shared/messages';
import { noteInWords, NotePhrases } from '@asia/shared/note-phrases';
import { Button, observer, VisuallyHidden } from '@asia/shared/ui';
import { TextField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { NoteDraft } from './NoteDraft';
import { lineId } from './useLineFocus';
import classes from './CartLine.module.css';

const focus = (field: HTMLInputElement | null) => field?.focus();

/** The note of a line for the kitchen, and its field. */
export const LineNote = observer(({ item }: { item: CartItem }) => {
  const { note = '' } = item;
  const texts = useTexts(cartTexts);
  const { lang } = useTexts(commonMessages);
  const name = dishName(item, language.current);
  const shown = lang ? language.current : 'es';
  const [draft, setDraft] = useState<NoteDraft | null>(null);

  if (draft) return <NoteField draft={draft} label={texts.noteFor(name)} onClose={setDraft} />;
  return (
    <p className={clsx('small', classes.note)}>
      {note !== '' && <span>{noteInWords(note, facts.current.phrases, shown)}</span>}
      <button type="button" className="link" onClick={() => setDraft(new NoteDraft(item))}>
        <span>{note === '' ? texts.addNote : texts.changeNote}</span>
        <VisuallyHidden>{texts.ofDish(name)}</VisuallyHidden>
      </button>
    </p>
  );
});

type NoteFieldProps = { draft: NoteDraft; label: string; onClose: (draft: null) => void };

/** Writes the text whenever the guest leaves the field, except with Esc. */
const NoteField = observer(({ draft, label, onClose }: NoteFieldProps) => {
  const texts = useTexts(cartTexts);
  const { lang } = useTexts(commonMessages);
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    let pressed = false;
    // Waits for the end of the click, so that nothing moves under the pointer. A lifted finger moves the focus.
    const closeIfLeft = () =>
      setTimeout(() => {
        if (!pressed && !form.current?.contains(document.activeElement)) onClose(null);
      });
    const press = ({ type }: Event) => {
      pressed = type === 'pointerdown';
      closeIfLeft();
    };
    const write = () => draft.write();
    const leave = () => {
      // Lines join only when the field closes, because joining moves the page.
      if (!draft.isTaken) write();
      closeIfLeft();
    };
    const stop = new AbortController();
    const on = (handle: (event: Event) => void, ...types: string[]) =>
      types.forEach((type) => window.addEventListener(type, handle, { signal: stop.signal }));
    on(press, 'pointerdown', 'pointerup', 'pointercancel');
    on(leave, 'focusout');
    on(write, 'visibilitychange', 'pagehide');
    return () => {
      stop.abort();
      write();
    };
  }, [draft, onClose]);

  const close = (event: SyntheticEvent) => {
    event.preventDefault();
    draft.write();
    onClose(null);
    requestAnimationFrame(() => document.getElementById(lineId(draft.line))?.focus());
  };
  return (
    <form
      ref={form}
      className={classes.note}
      onSubmit={close}
      onKeyDown={(event) => {
        // An input method uses the key; Safari shows that only in `keyCode`.
        if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.keyCode === 229) return;
        draft.type(draft.before);
        close(event);
      }}
    >
      <TextField
        label={label}
        placeholder={texts.notePlaceholder}
        longFrom={LONG_NOTE_FROM}
        value={draft.text}
        onChange={(text) => draft.type(text)}
        ref={focus}
      />
      <NotePhrases
        phrases={facts.current.phrases?.dish}
        language={lang ? language.current : 'es'}
        label={texts.phrases}
        note={draft.text}
        onChange={(text) => draft.type(text)}
      />
      <Button type="submit" variant="line" slim>
        {texts.keepNote}
      </Button>
    </form>
  );
});
