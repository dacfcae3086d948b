// @ts-check
/**
 * Lets the minifier drop the parts of react-router that nobody uses (`Form`, `NavLink`, data routers): it keeps a component
 * that is made by a call without a mark, or that is given a name for React's tools. The warnings for developers go too: its
 * production files, which its `exports` do not offer, differ in that line only.
 * @param {string} source
 */
module.exports = (source) =>
  source
    .replace(/^(var \w+ = )(React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/^[A-Z]\w*\.displayName = ".*";$/gm, '')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;');
