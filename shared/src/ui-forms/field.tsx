import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { commonMessages, useTexts } from '../messages';
import { observer } from '../ui';
import classes from './field.module.css';

export interface FieldProps {
  label: string;
  /** Adds "(opcional)" to the label, in the language of the guest. */
  optional?: boolean;
  /** Under the field: its purpose, or how to write it. */
  hint?: ReactNode;
  /** Under the field: the mistake. The edge turns red, but nothing stops the guest. */
  warning?: ReactNode;
}

const Optional = observer(() => (
  <span className={classes.optional}>{` ${useTexts(commonMessages).optional}`}</span>
));

// Declared: an inferred type may have another order in each run, and the hash of the declarations with it.
type WrapperProps = Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'inputWrapperOrder'> & {
  classNames: Record<string, string | undefined>;
};

export function wrapperProps({ label, optional, hint, warning }: FieldProps): WrapperProps {
  return {
    // Mantine puts the label beside a sign for required fields.
    label: (
      <>
        <span>{label}</span>
        {optional && <Optional />}
      </>
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
  };
}
