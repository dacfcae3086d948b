// @ts-check
const { dependencyVersions } = require('./workspace.cjs');

const entries = ['language', 'cart', 'products', 'ui', 'router', 'ui-forms', 'ui-overlays'];
/** Everything that the shell provides (`shell/src/federation/provided.ts`) and remotes take from it. */
const singletons = ['react', 'react/jsx-runtime', ...entries.map((entry) => `@asia/shared/${entry}`)];

/**
 * The one sharing policy of all remotes. Libraries are shared through our own entries: a library
 * shared whole cannot be tree-shaken.
 * @param {{ standalone: boolean }} options standalone builds bring their own copies
 * @returns {Record<string, object>}
 */
function sharedModules({ standalone }) {
  // A released remote has no fallback: a second copy of a singleton must fail loudly, not work by half.
  const fallback = standalone ? {} : { import: false };
  /** @param {string | false} requiredVersion */
  const singleton = (requiredVersion) => ({ singleton: true, requiredVersion, ...fallback });
  const react = singleton(dependencyVersions('shared').react ?? false);
  // What fits is judged by names and types when a build is released, not by a number in the browser.
  const own = Object.fromEntries(entries.map((entry) => [`@asia/shared/${entry}`, singleton(false)]));
  return { react, 'react/jsx-runtime': react, ...own };
}

module.exports = { sharedModules, singletons };
