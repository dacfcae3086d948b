import remotes from '../../remotes.json';

/** Every route of the site as registered, and `404` for the not-found page. */
export function readRoutes(): string[] {
  const pages = [remotes.shell.pages, ...remotes.remotes.map((remote) => remote.pages)].flat();
  return [...pages.map((page) => page.route), '404'];
}
