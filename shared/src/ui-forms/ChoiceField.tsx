import { clsx } from 'clsx/lite';
import { type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../ui';
import classes from './ChoiceField.module.css';
import field from './field.module.css';

interface ChoiceFieldProps {
  /** For screen readers; everybody else reads the heading above. */
  label: string;
  /** Id of the first choice, and name of the group in the form. */
  id: string;
  value: string;
  onChange: (value: string) => void;
  /** `lang` of a label in another language than the page. */
  options: readonly { value: string; label: string; lang?: string | undefined; hint?: ReactNode }[];
  hint?: ReactNode;
}

/** A few choices, all visible, each large enough for a thumb. */
export function ChoiceField({ label, id, value, onChange, options, hint }: ChoiceFieldProps) {
  const hintId = useId();
  return (
    <fieldset className={clsx(field.field, classes.group)} aria-describedby={hint ? hintId : undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={classes.choices}>
        {options.map((option, index) => (
          <label
            key={option.value}
            className={classes.choice}
            data-chosen={option.value === value || undefined}
          >
            <input
              type="radio"
              className={classes.input}
              id={index === 0 ? id : undefined}
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>
              <span lang={option.lang}>{option.label}</span>
              {option.hint && <span className={classes.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  );
}
