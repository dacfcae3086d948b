const { inspect } = require('node:util');

// Plain CommonJS: it requires the Node builds of the release store and nothing else.
process.once('message', async (/** @type {import('./renderPages').RenderJob} */ job) => {
  const answer = (/** @type {import('./renderPages').RenderAnswer} */ message) =>
    process.send?.(message, () => process.disconnect());
  let path = 'The shell';
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
      path = page.path;
      pages[path] = await shell.render(path, page.files);
    }
    answer({ pages, siteFiles: shell.siteFiles(), unavailable: shell.unavailablePage() });
  } catch (error) {
    answer({ failed: `${path} could not be written: ${inspect(error, { depth: 4 })}` });
  }
});
