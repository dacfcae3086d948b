// @ts-check
const { chmodSync, mkdtempSync, realpathSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** @type {string | undefined} */
let folder;

/** Before all tests: what they write to the system's temporary folder goes with them. Called again: removes it. */
module.exports = () => {
  if (folder) return rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(path.join(realpathSync(tmpdir()), 'asia-tests-'));
  // nginx reads as another user.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
};
