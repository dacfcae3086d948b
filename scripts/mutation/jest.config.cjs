const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { tests, environment } = require('./areas.json')[process.env.MUTATION_AREA];

module.exports = {
  ...require('@asia/presets/jest')(root, { environment }),
  testMatch: tests.map((pattern) => path.join(root, pattern)),
  testTimeout: 60_000,
};
