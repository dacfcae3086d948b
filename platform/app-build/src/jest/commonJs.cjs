// @ts-check
const { transformSync } = require('@swc/core');

/** A library that is an ES module alone, for jest, which loads no such modules. */
module.exports = {
  process: (/** @type {string} */ text) => transformSync(text, { module: { type: 'commonjs' } }),
};
