// @ts-check
/**
 * Changes to react-router, so that the minifier can drop unused parts (`Form`, `NavLink`, data routers): 7.7 of 109 KB
 * of the first scripts. The minifier keeps a component that is made by a call without a `PURE` annotation, or that has
 * a `displayName`. The last change turns off warnings for developers. The library's production files differ in that
 * line only, and its `exports` do not offer them.
 * @type {{ what: RegExp, by: string }[]}
 */
const rewrites = [
  { what: /^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, by: '$1/* @__PURE__ */ $2' },
  { what: /^[A-Z]\w*\.displayName = ".*";$/gm, by: '' },
  {
    what: /^(var \w+ = )(new Set\([^;]*\)|Symbol\([^;]*\)|Object\.getOwnPropertyNames\([^;]*\)|\w+\[USE_OPTIMISTIC\]);$/gm,
    by: '$1/* @__PURE__ */ (() => $2)();',
  },
  {
    what: /^try \{\s+if \(\w+\) \{\s+window\.__reactRouterVersion[^}]*\}\s+\} catch \(e\) \{\s+\}$/m,
    by: '',
  },
  { what: /^RenderErrorBoundary\.contextType = \w+;$/m, by: '' },
  { what: /^var ENABLE_DEV_WARNINGS = true;$/m, by: 'var ENABLE_DEV_WARNINGS = false;' },
];

/** The one file in which every pattern must match; all others are small. */
const MAIN_FILE = /react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+\.mjs$/;
const MIN_LENGTH = 100_000;

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @throws {Error} when a new react-router is written differently: pages would grow unnoticed
 */
module.exports = function pureRouter(source) {
  for (const { what, by } of rewrites) {
    const next = source.replace(what, by);
    if (next === source && MAIN_FILE.test(this.resourcePath) && source.length > MIN_LENGTH)
      throw new Error(`react-router has changed: ${what} matches nothing in ${this.resourcePath}.`);
    source = next;
  }
  return source;
};
