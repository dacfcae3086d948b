import type { ReactNode } from 'react';

export function FilledText({ text, values }: { text: string; values: Readonly<Record<string, ReactNode>> }) {
  // The group makes every second piece the name of a placeholder.
  return text
    .split(/\{([\w.]+)\}/)
    .map((piece, index) => <span key={index}>{index % 2 === 1 ? values[piece] : piece}</span>);
}
