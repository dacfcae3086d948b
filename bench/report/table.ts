/** A Markdown table; numbers stand at the right. */
export function table(columns: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const edges = columns.map((_, index) =>
    rows.every((row) => typeof row[index] === 'number') ? '---:' : '---',
  );
  return [line(columns), line(edges), ...rows.map(line)].join('\n');
}

/** 1 KB is 1000 bytes. */
export const kilobytes = (bytes: number): number => Number((bytes / 1000).toFixed(1));
