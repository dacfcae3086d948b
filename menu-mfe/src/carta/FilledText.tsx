import type { ReactNode } from 'react';

/** A text with nodes for its `{placeholders}`. */
export function FilledText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  // `split` with a group: every second part is the name of a placeholder.
  return text
    .split(/\{([\w.]+)\}/)
    .map((part, index) => <span key={index}>{index % 2 === 1 ? values[part] : part}</span>);
}
