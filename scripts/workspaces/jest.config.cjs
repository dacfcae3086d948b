module.exports = {
  ...require('@asia/presets/jest')(__dirname, { environment: 'node' }),
  displayName: 'workspaces',
  // Each test is a command that builds.
  testTimeout: 300_000,
};
