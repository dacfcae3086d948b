import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { StrictMode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import type { Language, PrerenderSite, ShellPrerender } from '@asia/shared/contracts';
import { FRAME_ID, languageTags, PRERENDER_VERSION } from '@asia/shared/contracts';
import { commonMessages } from '@asia/shared/messages';
import { pinnedFacts } from '@asia/shared/restaurant';
import { enableStaticRendering } from '@asia/shared/ui';
import { App } from '../app/App';
import { SlowNotice } from '../boot/SlowNotice';
import { frameTexts } from '../messages';
import { setFederationHost } from '../remotes/federationHost';
import { startHost } from '../remotes/host';
import { pageLanguage, routeAt, setRoutes } from '../routing/routes';
import { crawlerFiles } from './crawlerFiles';
import { documentHtml } from './documentHtml';
import { headHtml } from './headHtml';

export { unavailablePage } from './unavailable';

enableStaticRendering(true);

/** The HTML after React's tree: the slow notice, in the language of the page. */
async function renderAfterTree(language: Language): Promise<string> {
  await Promise.all([commonMessages.load(language), frameTexts.load(language)]);
  return renderToStaticMarkup(
    <SlowNotice commonMessages={commonMessages.in(language)} frame={frameTexts.in(language)} />,
  );
}

declare const __non_webpack_require__: (file: string) => Record<string, unknown>;

type LoadScript = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** In Node the script of a remote is required as a file; it joins the share scope as in a browser. */
const requireScript: ModuleFederationRuntimePlugin = {
  name: 'require-script',
  loadEntry({ remoteInfo }) {
    const exported = __non_webpack_require__(remoteInfo.entry);
    return Promise.resolve(exported[remoteInfo.name] ?? exported) as ReturnType<LoadScript>;
  },
};

let site: PrerenderSite;

export const setup: ShellPrerender['setup'] = (composed) => {
  site = composed;
  setRoutes(site.table);
  const containers = site.remotes.map(({ container, entry }) => ({
    name: container,
    entry,
    type: 'commonjs-module' as never,
    entryGlobalName: container,
  }));
  setFederationHost(startHost(containers, [requireScript]));
};

export const render: ShellPrerender['render'] = async (path, files) => {
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
  const row = site.pages.find((page) => page.path === path);
  if (!row) throw new Error(`${path} is no page of the site.`);
  const head = headHtml(row, site.table) + html.slice(0, start);
  const language = pageLanguage(routeAt(path), 'es');
  const after = await renderAfterTree(language);
  return documentHtml({ lang: languageTags[language], head, body: html.slice(start), after }, files, site);
};

export const siteFiles: ShellPrerender['siteFiles'] = () => crawlerFiles(pinnedFacts.siteUrl, site);

export { PRERENDER_VERSION };
