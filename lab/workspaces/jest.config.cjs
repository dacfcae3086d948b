module.exports = {
  ...require('@asia/app-build/jest')(__dirname),
  displayName: 'workspaces',
  // Two builds at once also on two cores.
  maxWorkers: '100%',
  // Each test is a command that builds; a busy machine is no reason to fail.
  testTimeout: 900_000,
};
