import { type Deployment, listVersions, type Provenance } from '@asia/release-store';

/** Control characters, and characters that hide or turn text; JSON escapes the others. */
const CONTROLS = /[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** JSON of a value, without control characters that act on a terminal: anybody with the store may write a record. */
export const escapeControls = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The escaped text, without quotes. */
export const escapeText = (text: string): string => escapeControls(text).slice(1, -1);

/** e.g. `ana@asia.co, 3f2a1b0c "Show the tip", not clean, why: "guests asked"`; empty for a record of older tools. */
export function describeProvenance(provenance: Provenance | undefined): string {
  if (!provenance) return '';
  const { who, commit, subject = '', clean, why } = provenance;
  return [
    escapeText(who),
    ...(commit ? [`${escapeText(commit.slice(0, 8))} ${escapeControls(subject)}`] : []),
    ...(clean === false ? ['not clean'] : []),
    ...(why ? [`why: ${escapeControls(why)}`] : []),
  ].join(', ');
}

/**
 * The release, or the retirement, that a rollback of an app took back.
 * @param history newest first
 */
export function takenBack(
  history: readonly Deployment[],
  rollback: Deployment,
  app: string,
): Deployment | undefined {
  const older = history.filter(({ number, changed }) => number < rollback.number && changed.includes(app));
  const versionIn = ({ pointer }: Deployment) => listVersions(pointer)[app];
  const [last] = older;
  return last && older.find((one) => one.action !== 'rollback' && versionIn(one) === versionIn(last));
}
