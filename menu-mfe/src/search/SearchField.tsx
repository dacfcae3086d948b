import { useEffect, useEffectEvent, useId, useState } from 'react';
import { HYDRATED, ISLAND } from '@asia/shared/contracts';
import { useTexts } from '@asia/shared/messages';
import { Icon, observer, VisuallyHidden } from '@asia/shared/ui';
import { searchTexts } from '../messages/search';
import classes from './SearchField.module.css';

export interface SearchFieldProps {
  value: string;
  onChange: (value: string) => void;
}

export const SearchField = observer(function SearchField({ value, onChange }: SearchFieldProps) {
  const texts = useTexts(searchTexts);
  const id = useId();
  const [prerendered] = useState(findPrerendered);

  // The text that the guest typed before hydration.
  const keepTyped = useEffectEvent(() => {
    const typed = prerendered?.value ?? '';
    if (typed !== '' && value === '') onChange(typed);
  });
  useEffect(() => keepTyped(), []);

  return (
    <div className={classes.field}>
      <label htmlFor={id}>
        <VisuallyHidden>{texts.find}</VisuallyHidden>
        <Icon name="search" className={classes.icon} />
      </label>
      <input
        id={id}
        className={classes.input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder={texts.example}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        // The results are shown already, so Enter only hides the keyboard of a phone. In `keydown`, Enter would also
        // end the word that an input method composes.
        onKeyPress={(event) => event.key === 'Enter' && event.currentTarget.blur()}
      />
    </div>
  );
});

/**
 * The prerendered field during the first render. React keeps the field. If an extension has added nodes beside the
 * field, React removes the field and its text.
 */
const findPrerendered = () =>
  typeof document === 'undefined'
    ? null
    : document.querySelector<HTMLInputElement>(`[${ISLAND}]:not([${HYDRATED}]) input[type="search"]`);
