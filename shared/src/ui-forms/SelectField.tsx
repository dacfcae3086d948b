import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { clsx } from 'clsx/lite';
import { type FieldProps, wrapperProps } from './field';
import classes from './field.module.css';

interface SelectFieldProps extends FieldProps, Pick<NativeSelectProps, 'id'> {
  value: string;
  onChange: (value: string) => void;
  /** A label that is a name says `translate: 'no'`. */
  options: readonly { value: string; label: string; translate?: 'no' }[];
}

/** A choice from a list. The phone's own picker is faster than any list of ours. */
export function SelectField({
  label,
  optional,
  hint,
  warning,
  options,
  onChange,
  ...rest
}: SelectFieldProps) {
  const wrapper = wrapperProps({ label, optional, hint, warning });
  return (
    <NativeSelect
      {...wrapper}
      {...rest}
      data={[...options]}
      rightSection={null}
      classNames={{ ...wrapper.classNames, input: clsx(classes.input, classes.select) }}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
