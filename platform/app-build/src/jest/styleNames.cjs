/** CSS modules in tests: a class keeps its name; a class that the sheet lacks fails the test. */
module.exports = {
  process(/** @type {string} */ text, /** @type {string} */ file) {
    const selectors = text.replace(/\/\*.*?\*\/|url\(.*?\)/gs, '');
    const names = Object.fromEntries(
      Array.from(selectors.matchAll(/\.([a-z][\w-]*)/gi), ([, name]) => [name, name]),
    );
    return { code: `module.exports = (${named})(${JSON.stringify(names)}, ${JSON.stringify(file)})` };
  },
};

function named(/** @type {Record<string, string>} */ names, /** @type {string} */ file) {
  return new Proxy(names, {
    get(_, /** @type {string} */ name) {
      if (name in names || name === '__esModule') return names[name];
      throw new Error(`${file} has no class ${name}`);
    },
  });
}
