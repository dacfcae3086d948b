import { singletons } from '@asia/shared/singletons';

/** What a build takes from others, as webpack's module for it says. */
export interface SharedEntry {
  shareKey: string;
  singleton: boolean;
  /** What the build brings where nobody provides the entry. */
  import?: string | false;
}

/**
 * Holds what a build takes from the shell against the one policy: only what the shell provides, each a singleton, none
 * with a copy of its own. The manifest of the federation does not tell: it says `singleton` of every entry.
 * @returns a sentence about the first entry of another policy
 */
export function checkSharing(app: string, entries: readonly SharedEntry[]): string | undefined {
  const problems = entries.flatMap(({ shareKey, singleton, import: copy }) => {
    const wrong =
      (!(shareKey in singletons) && 'which the shell does not provide') ||
      (!singleton && 'not as a singleton: a page would have two of it') ||
      (copy && 'with a copy of its own');
    return wrong ? `${app} shares ${shareKey}, ${wrong}.` : [];
  });
  return problems[0] && `${problems[0]} Share what @asia/shared/singletons lists, as it is.`;
}
