import { singletons } from '@asia/shared/singletons';

/** What a build's `mf-manifest.json` says of one module that it takes from others. */
export interface SharedEntry {
  name: string;
  singleton: boolean;
  requiredVersion: string;
  /** Scripts of a copy of its own. */
  fallback: string;
}

/**
 * Holds what a build takes from the shell against the one policy: only what the shell provides, each a singleton, none
 * with a copy of its own.
 * @returns the entries with the version that the policy asks for: the federation writes `^6.0.0` where it says `false`
 * @throws Error that names the first entry of another policy
 */
export function checkSharing(app: string, entries: readonly SharedEntry[]): SharedEntry[] {
  const policy: Record<string, { requiredVersion: string | false } | undefined> = singletons;
  return entries.map((entry) => {
    const { name, singleton, fallback } = entry;
    const known = policy[name];
    const wrong =
      (!known && 'which the shell does not provide') ||
      (!singleton && 'not as a singleton: a page would have two of it') ||
      (fallback !== '' && 'with a copy of its own');
    if (!known || wrong)
      throw new Error(`${app} shares ${name}, ${wrong}. Share what @asia/shared/singletons lists, as it is.`);
    return { ...entry, requiredVersion: String(known.requiredVersion) };
  });
}
