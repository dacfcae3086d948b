import { Checkbox } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import classes from './CheckField.module.css';

interface CheckFieldProps {
  /** A tap anywhere on it ticks the box. */
  label: ReactNode;
  checked: boolean;
  onChange: (checked: boolean) => void;
  hint?: ReactNode;
  id?: string;
  ref?: Ref<HTMLInputElement>;
}

export function CheckField({ label, checked, onChange, hint, id, ref }: CheckFieldProps) {
  return (
    <Checkbox
      ref={ref}
      id={id}
      label={label}
      description={hint}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      icon={() => null}
      classNames={{
        root: classes.root,
        body: classes.body,
        inner: classes.inner,
        input: classes.input,
        labelWrapper: classes.labelWrapper,
        label: classes.label,
        description: classes.hint,
      }}
    />
  );
}
