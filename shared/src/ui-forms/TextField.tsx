import { TextInput, type TextInputProps } from '@mantine/core';
import { commonMessages, useTexts } from '../messages';
import { observer } from '../ui';
import { MantineThemeScope } from '../ui/theme/MantineThemeScope';
import { type FieldProps, wrapperProps } from './field';
import classes from './field.module.css';

interface TextFieldProps
  extends
    FieldProps,
    Pick<
      TextInputProps,
      'id' | 'type' | 'inputMode' | 'enterKeyHint' | 'autoComplete' | 'placeholder' | 'onBlur' | 'ref'
    > {
  value: string;
  onChange: (value: string) => void;
  /** A text of more characters is counted under the field; the field takes it whole. */
  longFrom?: number;
}

/** One line of text. */
export function TextField({
  label,
  optional,
  hint,
  warning,
  onChange,
  longFrom = Infinity,
  ...rest
}: TextFieldProps) {
  const length = [...rest.value].length;
  const long = length > longFrom;
  const hints = (hint || long) && (
    <>
      {hint && <span>{hint}</span>} {long && <Length key={length} length={length} />}
    </>
  );
  return (
    <MantineThemeScope>
      <TextInput
        {...wrapperProps({ label, optional, hint: hints, warning })}
        {...rest}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </MantineThemeScope>
  );
}

const Length = observer(({ length }: { length: number }) => (
  <span className={classes.length}>{useTexts(commonMessages).longText(length)}</span>
));
