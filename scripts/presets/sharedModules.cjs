// @ts-check
const { dependencyVersions } = require('./workspace.cjs');

/** Singletons that every page needs: part of the shell's first script. */
const always = ['cart', 'products', 'ui', 'router'];
/** Singletons that some pages need: the shell provides them on demand. */
const onDemand = ['ui-forms', 'ui-overlays'];
/** Everything that the shell provides and remotes take from it. */
const singletons = [
  'react',
  'react/jsx-runtime',
  ...[...always, ...onDemand].map((entry) => `@asia/shared/${entry}`),
];

/**
 * The one sharing policy of all builds. Libraries are shared through our own entries: a library
 * shared whole cannot be tree-shaken.
 * @param {{ host: boolean, standalone: boolean }} options the host provides; standalone builds bring their own copies
 * @returns {Record<string, object>}
 */
function sharedModules({ host, standalone }) {
  // A released remote has no fallback: a second copy of a singleton must fail loudly, not work by half.
  const fallback = host || standalone ? {} : { import: false };
  /** @param {string | false} requiredVersion @param {boolean} eager */
  const singleton = (requiredVersion, eager) => ({
    singleton: true,
    requiredVersion,
    eager: host && eager,
    ...fallback,
  });
  const react = singleton(dependencyVersions('shared').react ?? false, true);
  // What fits is judged by names and types when a build is released, not by a number in the browser.
  /** @param {string[]} entries @param {boolean} eager */
  const own = (entries, eager) =>
    Object.fromEntries(entries.map((entry) => [`@asia/shared/${entry}`, singleton(false, eager)]));
  return { react, 'react/jsx-runtime': react, ...own(always, true), ...own(onDemand, false) };
}

module.exports = { sharedModules, singletons };
