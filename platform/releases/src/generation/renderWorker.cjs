const { inspect } = require('node:util');

// Plain CommonJS: it requires the Node builds of the release store and nothing else.
process.once('message', async (/** @type {import('./renderPages').RenderJob} */ job) => {
  let path = 'The shell';
  try {
    const shell = require(job.shell);
    shell.setup(job.site);
    /** @type {Record<string, import('./renderPages').RenderedPage>} */
    const pages = {};
    for (path of job.paths) pages[path] = await shell.render(path);
    const unavailable = shell.unavailablePage?.();
    process.send?.({ pages, unavailable }, () => process.disconnect());
  } catch (error) {
    process.send?.({ failed: path, reason: inspect(error, { depth: 4 }) }, () => process.disconnect());
  }
});
