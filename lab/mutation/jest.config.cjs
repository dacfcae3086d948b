const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { tests, environment } = require('./areas.json')[process.env.MUTATION_AREA];

module.exports = {
  ...require('@asia/app-build/jest')(root),
  // Stryker wraps an environment, and can wrap only a class.
  testEnvironment: environment ?? 'jsdom',
  testMatch: tests.map((pattern) => path.join(root, pattern)),
  // The compiler is slow. Elsewhere the limit is short: a test that waits for what a mutant prevents must not
  // take a minute.
  testTimeout: environment === 'node' ? 60_000 : 10_000,
};
