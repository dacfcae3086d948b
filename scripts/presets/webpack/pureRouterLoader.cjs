// @ts-check
/**
 * What is rewritten in react-router, so that the minifier can drop the parts that nobody uses (`Form`, `NavLink`, data
 * routers): it keeps a component that is made by a call without a mark, or that is given a name for React's tools. The
 * warnings for developers go too: its production files, which its `exports` do not offer, differ in that line only.
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

/** The file that has all of them; the others are small. */
const MAIN_FILE = /react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+\.mjs$/;
const LARGE = 100_000;

/**
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @throws {Error} when a new react-router is written in another way: the page would grow without a word
 */
module.exports = function pureRouter(source) {
  for (const { what, by } of rewrites) {
    const next = source.replace(what, by);
    if (next === source && MAIN_FILE.test(this.resourcePath) && source.length > LARGE)
      throw new Error(`react-router has changed: ${what} matches nothing in ${this.resourcePath}.`);
    source = next;
  }
  return source;
};
