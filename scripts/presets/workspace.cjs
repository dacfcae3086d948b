// @ts-check
const { existsSync, readFileSync } = require('node:fs');
const path = require('node:path');
const { pathToFileURL } = require('node:url');

const workspace = path.resolve(__dirname, '../..');
/** Bundled tools (`npm run bundle`) have no project around them: they work in the current folder. */
const root = existsSync(path.join(workspace, 'remotes.json')) ? workspace : process.cwd();

/** @param {string} file relative to the root */
const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** The file in which an app describes itself. */
const descriptionFile = (/** @type {string} */ app) => path.join(root, app, 'app.mjs');

/**
 * The apps of this workspace and where each runs in development. An app whose folder is not here is left out: a team may
 * have nothing but its own.
 * @type {Record<string, number>}
 */
const ports = Object.fromEntries(
  Object.entries(existsSync(path.join(root, 'remotes.json')) ? readJson('remotes.json') : {}).filter(
    ([app]) => existsSync(descriptionFile(app)),
  ),
);

/** Name of an app's container: the global under which the federation finds it. */
const containerOf = (/** @type {string} */ app) => app.replaceAll('-', '_');

/**
 * What an app of this workspace says of itself.
 * @param {string} app
 * @returns {Promise<import('@asia/shared/contracts').AppDescription>}
 * @throws {Error} when its name is not that of its folder: it would be built over another app
 */
async function describe(app) {
  const { default: description } = await import(pathToFileURL(descriptionFile(app)).href);
  if (description.name !== app)
    throw new Error(`${app}/app.mjs must have the name ${app}, not ${description.name}.`);
  if (!/^[a-z][a-z0-9-]*$/.test(app))
    throw new Error(`An app cannot have the name ${app}: use a to z, digits and hyphens.`);
  return description;
}

/** @returns {Record<string, string>} exact versions of what a package depends on */
function dependencyVersions(folder = '.') {
  const { dependencies, devDependencies, peerDependencies } = readJson(path.join(folder, 'package.json'));
  return { ...dependencies, ...devDependencies, ...peerDependencies };
}

/** @returns {string} semantic version of `@asia/shared` */
const sharedVersion = () => readJson('shared/package.json').version;

module.exports = { root, ports, containerOf, describe, dependencyVersions, sharedVersion };
