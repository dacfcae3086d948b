import { type ComponentProps, useState } from 'react';
import { facts } from '@asia/shared/content';
import { commonMessages, language, useTexts } from '@asia/shared/messages';
import { NotePhrases } from '@asia/shared/note-phrases';
import { observer } from '@asia/shared/ui';
import { TextField } from '@asia/shared/ui-forms';
import { cartTexts } from '../messages';
import { PICKUP } from '../order-message/neighbourhood';
import type { GuestTextField } from '../order-message/Order';
import { longFrom, oddFields } from './guestFields';
import { draft, useField } from './useDraft';

/** The note of the whole order grows to so many lines, and scrolls then. */
const NOTE_LINES = 5;

/** Who receives or picks up the order, and a note. */
export const ContactFields = observer(({ consent }: { consent: boolean }) => {
  const texts = useTexts(cartTexts);
  const { lang } = useTexts(commonMessages);
  const note = useField('note');
  const pickup = useField('neighbourhood').value === PICKUP;
  const who = pickup ? texts.whoPicksUp : texts.whoReceives;
  const phoneHint = (
    <>
      <span>{texts.phoneWhy}</span>
      <br />
      <span>{texts.phoneHint}</span>
    </>
  );
  return (
    <>
      <h2 key={who}>{who}</h2>
      <GuestText name="name" autoComplete="name" />
      <GuestText name="phone" type="tel" inputMode="tel" autoComplete="tel" hint={phoneHint} />
      {!pickup && (
        <GuestText
          name="address"
          autoComplete="address-line1"
          placeholder={texts.addressExample}
          hint={texts.addressHint}
        />
      )}
      <GuestText
        name="email"
        optional
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={texts.emailExample}
        hint={texts.emailHint}
      />
      <GuestText
        name="note"
        optional
        lines={NOTE_LINES}
        enterKeyHint={consent ? 'send' : 'next'}
        hint={texts.noteHint}
      />
      <NotePhrases
        phrases={facts.current.phrases?.order}
        language={lang ? language.current : 'es'}
        label={texts.phrases}
        note={note.value}
        onChange={note.onChange}
        field={note.id}
      />
    </>
  );
});

type GuestTextProps = Partial<ComponentProps<typeof TextField>> & { name: GuestTextField };

/** A text of the guest. The field warns after the focus has left it. */
const GuestText = observer(({ name, hint, ...props }: GuestTextProps) => {
  const texts = useTexts(cartTexts);
  const [left, setLeft] = useState(false);
  const field = useField(name);
  const odd = left && oddFields(draft.details).find((oddField) => oddField === name);
  return (
    <TextField
      enterKeyHint="next"
      {...props}
      {...field}
      label={texts[name]}
      longFrom={longFrom[name]}
      onBlur={() => setLeft(name in texts.odd)}
      {...(odd ? { warning: texts.odd[odd] } : { hint })}
    />
  );
});
