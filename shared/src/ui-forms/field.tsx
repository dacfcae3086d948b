import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './field.module.css';

/** What every field of the house takes. */
export interface FieldProps {
  label: string;
  /** Adds "(opcional)" to the label. */
  optional?: boolean;
  /** Says under the field what it is for or how it is written. */
  hint?: ReactNode;
  /** Says under the field what is amiss. It never blocks: the edge turns red and the words explain. */
  warning?: ReactNode;
}

/** Label above, hint below, warning with words, in the terms of Mantine's input wrapper. */
export function wrapperProps({ label, optional, hint, warning }: FieldProps) {
  return {
    label: optional ? (
      <>
        {label} <span className={classes.optional}>(opcional)</span>
      </>
    ) : (
      label
    ),
    description: hint,
    error: warning,
    inputWrapperOrder: ['label', 'input', 'description', 'error'],
    classNames: {
      root: classes.field,
      label: classes.label,
      input: classes.input,
      description: classes.hint,
      error: classes.warning,
      section: classes.section,
    },
  } satisfies Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'inputWrapperOrder'> & {
    classNames: Record<string, string | undefined>;
  };
}
