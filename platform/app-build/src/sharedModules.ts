import { dependencyVersions } from './workspace';

/** How webpack shares one module. */
interface SharedModule {
  singleton: boolean;
  requiredVersion: string | false;
  import?: false;
}

const entries = ['messages', 'cart', 'products', 'ui', 'router', 'ui-forms', 'ui-overlays'];
/** Everything that the shell provides (`shell/src/remotes/provided.ts`) and remotes take from it. */
export const singletons = ['react', 'react/jsx-runtime', ...entries.map((entry) => `@asia/shared/${entry}`)];

/**
 * The one sharing policy of all remotes. Libraries are shared through our own entries: a library shared whole
 * cannot be tree-shaken.
 * @param options standalone builds bundle their own copies
 */
export function sharedModules({ standalone }: { standalone: boolean }): Record<string, SharedModule> {
  // A released remote has no fallback: a second copy of a singleton must fail loudly, not work by half.
  const fallback = standalone ? {} : { import: false as const };
  const singleton = (requiredVersion: string | false) => ({ singleton: true, requiredVersion, ...fallback });
  const react = singleton(dependencyVersions('shared').react ?? false);
  // Compatibility is checked by names and types at release, not by version numbers in the browser.
  const own = Object.fromEntries(entries.map((entry) => [`@asia/shared/${entry}`, singleton(false)]));
  return { react, 'react/jsx-runtime': react, ...own };
}
