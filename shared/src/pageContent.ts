import { type EntryName, type PageContent, type PageGlobals, SITE_CONTENT_ID } from './contracts';

declare global {
  var asiaContent: PageGlobals['asiaContent'];
}

/** The content of the page; every build of the page reads the same. */
export function pageContent(): PageContent {
  globalThis.asiaContent ??= JSON.parse(
    document.getElementById(SITE_CONTENT_ID)?.textContent ?? '{"entries":{}}',
  ) as PageContent;
  return globalThis.asiaContent;
}

/**
 * An entry that every page brings. Not validated: a release checks the content.
 * @throws Error when the page does not bring it: use `contentEntry`
 */
export function content<Entry>(name: EntryName<Entry>): Entry {
  const entry = pageContent().entries[name];
  if (entry === undefined) throw new Error(`The page does not bring the content "${name}".`);
  return entry as Entry;
}
