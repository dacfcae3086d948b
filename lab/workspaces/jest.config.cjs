// Beside the packages: a copy of the project links them.
process.env.TMPDIR ??= require('node:os').tmpdir();

module.exports = {
  ...require('@asia/app-build/jest')(__dirname),
  displayName: 'workspaces',
  // Two builds at once also on two cores.
  maxWorkers: '100%',
  // Long, because each test builds, and the machine may be busy.
  testTimeout: 900_000,
};
