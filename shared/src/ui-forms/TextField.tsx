import { InputBase, TextInput, type TextInputProps } from '@mantine/core';
import { clsx } from 'clsx/lite';
import type { CSSProperties, FocusEvent } from 'react';
import { commonMessages, useTexts } from '../messages';
import { observer } from '../ui';
import { type FieldProps, wrapperProps } from './field';
import classes from './field.module.css';

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
      | 'autoCapitalize'
      | 'autoCorrect'
      | 'spellCheck'
      | 'placeholder'
      | 'onBlur'
      | 'ref'
    > {
  value: string;
  onChange: (value: string) => void;
  /** The field grows with its text to so many lines, and Enter begins one; by default it has one. */
  lines?: number;
  /** A text of more characters is counted under the field; the field takes it whole. */
  longFrom?: number;
}

/** A browser scrolls to the caret of a field of several lines: the rest of the field could stay under the bar. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView({ block: 'nearest' });

/** Characters of a line on a phone. Firefox, which does not fit the field to its text, counts lines by them. */
const LINE_LENGTH = 36;
const countLines = (text: string) =>
  text.split('\n').reduce((lines, line) => lines + 1 + Math.floor([...line].length / LINE_LENGTH), 0);

export function TextField({
  label,
  optional,
  hint,
  warning,
  onChange,
  lines,
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
  const wrapper = wrapperProps({ label, optional, hint: hints, warning });
  const input = clsx(classes.input, lines && classes.lines);
  // The props of both that this field uses are the same.
  const Field = (lines ? InputBase : TextInput) as typeof TextInput;
  const several = lines && {
    component: 'textarea',
    multiline: true,
    rows: Math.min(lines, countLines(rest.value)),
    enterKeyHint: 'enter' as const,
    style: { '--lines': lines } as CSSProperties,
    onFocus: showWhole,
  };
  return (
    <Field
      {...wrapper}
      classNames={{ ...wrapper.classNames, input }}
      {...rest}
      {...several}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

const Length = observer(({ length }: { length: number }) => (
  <span className={classes.length}>{useTexts(commonMessages).longText(length)}</span>
));
