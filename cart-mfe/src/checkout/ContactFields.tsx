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
/** A browser that knows the guest's address fills in street and apartment, each in a line. */
const ADDRESS_LINES = 2;

/** Who receives or picks up the order, and a note. */
export const ContactFields = observer(() => {
  const texts = useTexts(cartTexts);
  const { lang, phrases } = useTexts(commonMessages);
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
          autoComplete="street-address"
          lines={ADDRESS_LINES}
          placeholder={texts.addressExample}
          hint={texts.addressHint}
        />
      )}
      {/* Not `type="email"`: a browser rewrites a domain with ñ in it. */}
      <GuestText
        name="email"
        optional
        type="text"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        placeholder={texts.emailExample}
        hint={texts.emailHint}
      />
      <GuestText name="note" optional lines={NOTE_LINES} hint={texts.noteHint} />
      <NotePhrases
        phrases={facts.current.phrases?.order}
        language={lang ? language.current : 'es'}
        label={phrases}
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
