const project = require('@asia/presets/jest')(__dirname);

module.exports = {
  ...project,
  // They need a released site and take minutes: `npm test` has a check of their own for them.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/scripts/workspaces/'],
};
