const project = require('@asia/app-build/jest')(__dirname);

module.exports = {
  ...project,
  // They need a released site and take minutes: `npm test` has a check of their own for them.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/lab/workspaces/'],
};
