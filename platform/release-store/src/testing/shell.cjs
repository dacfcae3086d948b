// A shell that names, in every page, the builds that it pins, and the routes of the table.
const { version } = require('../build.json');

const block = (id, data) => `<script id="${id}">${JSON.stringify(data)}</script>`;
let site;
let remotes = [];
let draw = [];
exports.PRERENDER_VERSION = require('./tools.json');
exports.setup = (composed) => {
  site = composed;
  remotes = site.remotes.map(({ entry }) => require(entry).version);
  draw = site.remotes.flatMap(({ entry }) => require(entry).draw ?? []);
};
exports.render = async (path, files) => {
  if (remotes.includes('broken') && path === '/Soup') throw new Error('a hole in the page');
  try {
    if (path === '/Soup') draw.forEach((page) => page());
  } catch (cause) {
    throw new Error('Loading chunk failed (broken: menu/Page)', { cause });
  }
  return [
    `<div id="app">${[version, ...remotes].join(' ')}</div>`,
    `<nav>${site.table.routes.map((route) => route.path)}</nav>`,
    path === '/' ? '<a href="/Hall">' : '',
    ...(site.preview ?? []).map((line) => `<li>${line}</li>`),
    ...[block('releases', site.pointer), block('routes', site.table), block('files', files)],
  ].join('');
};
exports.siteFiles = () => ({
  'robots.txt': site.preview ? 'closed' : 'open',
  'sitemap.xml': site.pages.flatMap(({ path, noindex }) => (noindex ? [] : path)).join(' '),
});
exports.unavailablePage = () => `<p>call ${version}</p></html>\n`;
