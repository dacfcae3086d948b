import { TextInput, type TextInputProps } from '@mantine/core';
import { MantineThemeScope } from '../ui/theme/MantineThemeScope';
import { type FieldProps, wrapperProps } from './field';

interface TextFieldProps
  extends
    FieldProps,
    Pick<
      TextInputProps,
      | 'id'
      | 'type'
      | 'inputMode'
      | 'enterKeyHint'
      | 'autoComplete'
      | 'placeholder'
      | 'maxLength'
      | 'onBlur'
      | 'ref'
    > {
  value: string;
  onChange: (value: string) => void;
}

/** One line of text. */
export function TextField({ label, optional, hint, warning, onChange, ...rest }: TextFieldProps) {
  return (
    <MantineThemeScope>
      <TextInput
        {...wrapperProps({ label, optional, hint, warning })}
        {...rest}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </MantineThemeScope>
  );
}
