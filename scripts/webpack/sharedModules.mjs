// @ts-check
import { dependencyVersions, sharedVersion } from './table.mjs';

/** Singletons that every page needs: part of the shell's first script. */
const always = ['cart', 'products', 'ui', 'router'];
/** Singletons that some pages need: the shell provides them on demand. */
const onDemand = ['ui-forms', 'ui-overlays'];

/**
 * The one sharing policy of all builds. Libraries are shared through our own entries: a library
 * shared whole cannot be tree-shaken.
 * @param {{ isShell: boolean, standalone: boolean }} options standalone builds bring their own copies
 * @returns {Record<string, object>}
 */
export function sharedModules({ isShell, standalone }) {
  const react = dependencyVersions().react;
  const shared = `^${sharedVersion()}`;
  // A released remote has no fallback: a second copy of a singleton must fail loudly, not work by half.
  const fallback = isShell || standalone ? {} : { import: false };
  /** @param {string | undefined} requiredVersion @param {boolean} eager */
  const singleton = (requiredVersion, eager) => ({
    singleton: true,
    requiredVersion,
    eager: isShell && eager,
    ...fallback,
  });
  return {
    react: singleton(react, true),
    'react/jsx-runtime': singleton(react, true),
    ...Object.fromEntries(always.map((entry) => [`@asia/shared/${entry}`, singleton(shared, true)])),
    ...Object.fromEntries(onDemand.map((entry) => [`@asia/shared/${entry}`, singleton(shared, false)])),
  };
}
