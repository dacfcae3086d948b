import type { Provenance } from '@asia/release-store';

/** A text as JSON escapes it, without quotes: anybody with the store may write a record, and a terminal shows it. */
const escapeText = (text: string): string => JSON.stringify(text).slice(1, -1);

/** e.g. `ana@asia.co, 3f2a1b0c "Show the tip", not clean, why: "guests asked"`; empty for a record of older tools. */
export function describeProvenance(provenance: Provenance | undefined): string {
  if (!provenance) return '';
  const { who, commit, subject = '', clean, why } = provenance;
  return [
    escapeText(who),
    ...(commit ? [`${escapeText(commit.slice(0, 8))} ${JSON.stringify(subject)}`] : []),
    ...(clean === false ? ['not clean'] : []),
    ...(why ? [`why: ${JSON.stringify(why)}`] : []),
  ].join(', ');
}
