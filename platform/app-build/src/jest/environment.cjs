const { TestEnvironment: Document } = require('jest-environment-jsdom');
const { TestEnvironment: Node } = require('jest-environment-node');

/** Suites that render (`.test.tsx`) or need a page (`.dom.test.ts`) get jsdom: its start outlasts most suites. */
const needsDocument = /\.test\.tsx$|\.dom\.test\.ts$/;

module.exports = class Environment {
  constructor(config, context) {
    return new (needsDocument.test(context.testPath) ? Document : Node)(config, context);
  }
};
