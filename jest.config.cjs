const { existsSync } = require('node:fs');

const apps = Object.keys(require('./package.json').apps);
// A team may have nothing but its own app.
const names = [...apps, 'shared', 'platform', 'scripts', 'lab'].filter((name) =>
  existsSync(`${__dirname}/${name}`),
);

// `jest --selectProjects menu-mfe dishAddress`: jest takes the second word for a project too, and would run all tests.
const words = process.argv.slice(process.argv.indexOf('--selectProjects') + 1);
const end = words.findIndex((word) => word.startsWith('-'));
const chosen = process.argv.includes('--selectProjects') ? words.slice(0, end < 0 ? undefined : end) : [];
const files = chosen.filter((word) => !names.includes(word)).map((word) => `**/*${word}*.test.{ts,tsx}`);

module.exports = {
  // Jest would leave one core out, which is one of two on a small machine.
  maxWorkers: '100%',
  // A busy machine is no reason to fail.
  testTimeout: 60_000,
  projects:
    files.length === 0
      ? names
      : names.map((name) => ({ ...require(`./${name}/jest.config.cjs`), testMatch: files })),
};
