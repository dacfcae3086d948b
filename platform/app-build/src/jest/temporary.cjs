// @ts-check
const { chmodSync, mkdtempSync, realpathSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** @type {string | undefined} */
let folder;
/** @type {string | undefined} */
let before;

/**
 * Before all tests: gives them a temporary folder. Called again after them: removes it. Mutation testing runs
 * the tests many times in one process, each time in another folder.
 */
module.exports = () => {
  if (folder === undefined) {
    before = process.env.TMPDIR;
    folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'asia-tests-'));
    // Readable for all: nginx runs as another user.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  folder = undefined;
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
};
