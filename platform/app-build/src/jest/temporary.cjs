// @ts-check
const { spawnSync } = require('node:child_process');
const fs = require('node:fs');
const { tmpdir } = require('node:os');
const path = require('node:path');

/** @type {string | undefined} */
let folder;
/** @type {string | undefined} */
let before;

/**
 * Before all tests: gives them a temporary folder. Called again after them: removes it. `--watch` runs
 * the tests many times in one process, each time in another folder.
 */
module.exports = () => {
  if (folder === undefined) {
    before = process.env.TMPDIR;
    folder = fs.mkdtempSync(path.join(quickest(), 'asia-tests-'));
    // Readable for all: nginx runs as another user.
    fs.chmodSync(folder, 0o755);
    process.env.TMPDIR = folder;
    writeContent();
    return;
  }
  fs.rmSync(folder, { recursive: true, force: true });
  folder = undefined;
  if (before === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = before;
};

/** Twice as quick on Linux: a release waits until its files are on a disk. */
const MEMORY = '/dev/shm';
/** Ten times what the tests write. */
const ROOM = 2 ** 30;

/** The folder of memory where it has room, unless somebody names another. */
function quickest() {
  const named = fs.realpathSync(tmpdir());
  if (before !== undefined) return named;
  try {
    const { bavail, bsize } = fs.statfsSync(MEMORY);
    fs.accessSync(MEMORY, fs.constants.W_OK);
    return bavail * bsize < ROOM ? named : MEMORY;
  } catch {
    return named;
  }
}

const root = path.resolve(__dirname, '../../../..');

/** Writes the restaurant of the tests, unless it is newer than its sources. */
function writeContent() {
  const file = path.join(root, '.cache/content/testing.json');
  const made = fs.existsSync(file) ? fs.statSync(file).mtimeMs : 0;
  const sources = ['platform/content-build/src', 'shared/src/restaurant', 'content/pictures/pictures.json'];
  const isNewer = (/** @type {string} */ source) => fs.statSync(source).mtimeMs > made;
  const below = sources
    .map((source) => path.join(root, source))
    .flatMap((source) => [
      source,
      ...(fs.statSync(source).isDirectory()
        ? fs.readdirSync(source, { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
        : []),
    ]);
  // A mistake of the owner does not matter here: the tests' restaurant is written first.
  if (below.some(isNewer))
    spawnSync(process.execPath, ['--import', 'tsx', path.join(root, 'scripts/content.ts')], { cwd: root });
}
