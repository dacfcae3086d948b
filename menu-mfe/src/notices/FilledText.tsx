import { Fragment, type ReactNode } from 'react';

/** Puts nodes in the `{places}` of a text: telephone links into a sentence. */
export function FilledText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  // Every odd part is the name that stood between braces.
  return text
    .split(/\{([\w.]+)\}/)
    .map((part, index) => <Fragment key={index}>{index % 2 === 1 ? values[part] : part}</Fragment>);
}
