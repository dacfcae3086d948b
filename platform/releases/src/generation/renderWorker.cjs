const { inspect } = require('node:util');

/** A file of a stored build: with its line in an error's stack, without one in a message about a missing file. */
const FILE = /server-builds\/([^/]+)\/([^/]+)\/([^\s:'")]+(?::\d+)?)/;

/**
 * The first line of the error that stopped a page, with the file and its build.
 * @param {unknown} error
 * @param {string[]} exposes of the page, as `app/Expose`
 */
function describe(error, exposes = []) {
  let cause = error;
  while (cause instanceof Error && cause.cause) ({ cause } = cause);
  if (!(cause instanceof Error)) return inspect(error, { depth: 4 });
  const [, app, version, file] = FILE.exec(`${cause.message}\n${cause.stack}`) ?? [];
  const own = exposes.filter((id) => id.startsWith(`${app}/`)).map((id) => id.slice(id.indexOf('/') + 1));
  const owner = [own.join(' and '), app].filter(Boolean).join(' of ');
  const place = app ? `, in ${owner} (${version}, ${file})` : '';
  const [message] = cause.message.split('\n');
  const details = inspect(error, { depth: 4 }).replace(/^/gm, '  ');
  return `${cause.name}: ${message}${place}\n${details}`;
}

// Plain CommonJS: this process requires the Node builds of the release store and nothing else.
process.once('message', async (/** @type {import('./renderPages').RenderJob} */ job) => {
  const answer = (/** @type {import('./renderPages').RenderAnswer} */ message) =>
    process.send?.(message, () => process.disconnect());
  let path = 'The shell';
  /** @type {string[]} */
  let exposes = [];
  // Builds read it while they load.
  Object.assign(globalThis, { asiaContent: { entries: job.content } });
  try {
    /** @type {import('@asia/shared/contracts').ShellPrerender} */
    const shell = require(job.shell);
    if (shell.PRERENDER_VERSION !== job.version) return answer({ failed: job.otherVersion });
    shell.setup(job.site);
    /** @type {Record<string, string>} */
    const pages = {};
    for (const page of job.pages) {
      ({ path, exposes } = page);
      pages[path] = await shell.render(path, page.files);
    }
    answer({ pages, siteFiles: shell.siteFiles(), unavailable: shell.unavailablePage() });
  } catch (error) {
    answer({ failed: `${path} could not be written: ${describe(error, exposes)}` });
  }
});
