const { existsSync } = require('node:fs');

// Jest keeps a value of the shell, and React for production has nothing for tests.
process.env.NODE_ENV = 'test';

// Unit tests are in the restaurant's time zone: elsewhere, times say whose they are. Journeys are elsewhere.
process.env.TZ = 'America/Bogota';

const apps = Object.keys(require('./package.json').apps);
// The checkout of a team may contain only its own app.
const names = [...apps, 'shared', 'platform', 'scripts', 'lab'].filter((name) =>
  existsSync(`${__dirname}/${name}`),
);

// `jest --selectProjects menu-mfe dishAddress`: jest reads the second word as a project too, and would run
// all tests.
const words = process.argv.slice(process.argv.indexOf('--selectProjects') + 1);
const end = words.findIndex((word) => word.startsWith('-'));
const chosen = process.argv.includes('--selectProjects') ? words.slice(0, end < 0 ? undefined : end) : [];
const wanted = chosen.filter((word) => !names.includes(word));
const testsOf = (name) => wanted.map((word) => `${__dirname}/${name}/**/*${word}*.test.{ts,tsx}`);

module.exports = {
  // By default jest leaves one core free: half of a machine with two.
  maxWorkers: '100%',
  // Long, so that a busy machine fails no test.
  testTimeout: 60_000,
  projects:
    wanted.length === 0
      ? names
      : names.map((name) => ({ ...require(`./${name}/jest.config.cjs`), testMatch: testsOf(name) })),
};
