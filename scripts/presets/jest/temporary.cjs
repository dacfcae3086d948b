// @ts-check
const { chmodSync, mkdtempSync, realpathSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** @type {string | undefined} */
let folder;
/** @type {string | undefined} */
let before;

/**
 * Before all tests: what they write to the system's temporary folder goes with them. Called again: removes it. One
 * process may run the tests many times, as mutation does: each time in a folder of its own.
 */
module.exports = () => {
  if (folder === undefined) {
    before = process.env.TMPDIR;
    folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'asia-tests-'));
    // nginx reads as another user.
    chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    return;
  }
  rmSync(folder, { recursive: true, force: true });
  folder = undefined;
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
};
