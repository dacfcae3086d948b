import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { FRAME_ID } from '@asia/shared/contracts';
import { commonMessages, isLanguage } from '@asia/shared/messages';
import { enableStaticRendering } from '@asia/shared/ui';
import type { Language, SiteTable } from '@asia/shared/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { setFederation } from '../remotes/federation';
import { startHost } from '../remotes/host';
import { SlowNotice } from '../boot/SlowNotice';
import { routeAt, setRoutes } from '../routing/routes';
import { App } from '../app/App';
import { frameTexts } from '../messages';

export { unavailablePage } from './unavailable';

enableStaticRendering(true);

/** The HTML after React's tree: the slow notice, in the language of a carta and otherwise in Spanish. */
async function afterTree(path: string): Promise<string> {
  const cartaLanguage = routeAt(path).props?.language;
  const language: Language = isLanguage(cartaLanguage) ? cartaLanguage : 'es';
  await Promise.all([commonMessages.load(language), frameTexts.load(language)]);
  return renderToStaticMarkup(
    <SlowNotice commonMessages={commonMessages.in(language)} frame={frameTexts.in(language)} />,
  );
}

/** A remote's Node build: the container's name and the absolute path of its entry. */
interface NodeRemote {
  container: string;
  entry: string;
}

declare const __non_webpack_require__: (file: string) => Record<string, unknown>;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** In Node the entry of a remote is required as a file; it joins the share scope as in a browser. */
const requireEntry: ModuleFederationRuntimePlugin = {
  name: 'require-entry',
  loadEntry({ remoteInfo }) {
    const exported = __non_webpack_require__(remoteInfo.entry);
    return Promise.resolve(exported[remoteInfo.name] ?? exported) as ReturnType<LoadEntry>;
  },
};

/** Sets the builds that the pages are composed from, and the routes. Call once, before `render`. */
export function setup({ remotes, table }: { remotes: NodeRemote[]; table: SiteTable }): void {
  setRoutes(table);
  const containers = remotes.map(({ container, entry }) => ({
    name: container,
    entry,
    type: 'commonjs-module' as never,
    entryGlobalName: container,
  }));
  setFederation(startHost(containers, [requireEntry]));
}

/**
 * Writes one page.
 * @param path a route in its registered spelling
 * @returns HTML of the head (title, meta, preloads that React hoists), of the body from `#app` on, and of what follows it
 * @throws the first error of any component: an incomplete page is not released
 */
export async function render(path: string): Promise<{ head: string; body: string; after: string }> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={path}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      // Otherwise React writes large boundaries hidden, and only a script could show them.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw errors[0];
  const start = html.indexOf(`<div id="${FRAME_ID}"`);
  if (start < 0) throw new Error(`${path} has no #${FRAME_ID}.`);
  return { head: html.slice(0, start), body: html.slice(start), after: await afterTree(path) };
}
