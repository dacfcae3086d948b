const project = require('@asia/app-build/jest')(__dirname);

module.exports = {
  ...project,
  // These need a released site and take minutes: `npm test` runs them as a check of their own.
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/lab/workspaces/'],
};
