import { Textarea, type TextareaProps } from '@mantine/core';
import { type FieldProps, wrapperProps } from './field';
import { MantineLook } from '../ui/theme/MantineLook';
import classes from './field.module.css';

export interface TextAreaFieldProps
  extends
    FieldProps,
    Pick<TextareaProps, 'id' | 'name' | 'placeholder' | 'maxLength' | 'rows' | 'onBlur' | 'ref'> {
  value: string;
  onChange: (value: string) => void;
}

/** Several lines of text, of a height that the guest can pull. */
export function TextAreaField({
  label,
  optional,
  hint,
  warning,
  rows = 3,
  onChange,
  ...rest
}: TextAreaFieldProps) {
  const wrapper = wrapperProps({ label, optional, hint, warning });
  return (
    <MantineLook>
      <Textarea
        {...wrapper}
        {...rest}
        rows={rows}
        classNames={{ ...wrapper.classNames, input: `${classes.input} ${classes.area}` }}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </MantineLook>
  );
}
