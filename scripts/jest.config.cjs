const project = require('@asia/presets/jest')(__dirname, { environment: 'node' });

module.exports = {
  ...project,
  // They need a released site and take minutes: a check of their own.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/scripts/workspaces/'],
};
