import type { InputWrapperProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { house, useTexts } from '../language';
import { observer } from '../ui';
import classes from './field.module.css';

/** What every field of the house takes. */
export interface FieldProps {
  label: string;
  /** Adds "(opcional)" to the label, in the language of the guest. */
  optional?: boolean;
  /** Says under the field what it is for or how it is written. */
  hint?: ReactNode;
  /** Says under the field what is amiss. It never blocks: the edge turns red and the words explain. */
  warning?: ReactNode;
}

const Optional = observer(() => <span className={classes.optional}>{useTexts(house).optional}</span>);

// Written out: what the compiler infers has an order of its own in each run, and builds are known by what is declared.
type WrapperProps = Pick<InputWrapperProps, 'label' | 'description' | 'error' | 'inputWrapperOrder'> & {
  classNames: Record<string, string | undefined>;
};

/** Label above, hint below, warning with words, in the terms of Mantine's input wrapper. */
export function wrapperProps({ label, optional, hint, warning }: FieldProps): WrapperProps {
  return {
    label: optional ? (
      <>
        {label} <Optional />
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
  };
}
