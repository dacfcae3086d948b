import '../boot/SlowNotice.module.css';
import type { ErrorInfo } from 'react';
import { CAUGHT_EVENT, type CaughtError, ROOT_ID, SLOW_NOTICE_ID, STARTED } from '@asia/shared/contracts';
import { loadDeferredImages } from '../boot/loadDeferredImages';
import { devtoolsRequested, onToolsKey } from '../devtools/devtoolsRequested';
import { yieldTask } from '../hydration/yieldTask';
import { pinnedBuilds } from '../remotes/pinnedBuilds';
import { holdHash } from '../routing/holdHash';
import { readSiteTable, routeAt, setRoutes } from '../routing/routes';

const tools = () => import('../devtools');
onToolsKey(() => void tools().then(({ show }) => show(true)));

const onCaughtError = (thrown: unknown, { componentStack }: ErrorInfo) => {
  console.error(thrown);
  const detail: CaughtError = { thrown, components: componentStack ?? '' };
  dispatchEvent(new CustomEvent(CAUGHT_EVENT, { detail }));
};

/** Hydrates the site in small steps, each in a task of its own. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  // `boot/retryAssets` may have requested this script twice, and both copies may run.
  if (root.hasAttribute(STARTED)) return;
  root.setAttribute(STARTED, '');
  setRoutes(readSiteTable(document));
  // An error of the developer tools does not stop the site.
  if (devtoolsRequested())
    await tools()
      .then(({ startWithTools }) => startWithTools())
      .catch(console.error);
  const releases = pinnedBuilds();
  await yieldTask();
  const { startTransition, StrictMode } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldTask();
  // First: its styles must precede the styles of the frame and of every page.
  const { inBackground } = await import(/* webpackMode: "eager" */ '@asia/shared/ui/critical');
  await yieldTask();
  const { BrowserRouter } = await import(/* webpackMode: "eager" */ '@asia/shared/router');
  await yieldTask();
  const { loadProductsInBackground, prepareOrder, startStores } = await import(
    /* webpackMode: "eager" */ './startStores'
  );
  startStores();
  await yieldTask();
  const { pageModule } = await import(/* webpackMode: "eager" */ '../page-view/pageModules');
  // Loads while the frame is evaluated. Errors are ignored here; the page shows them.
  pageModule(routeAt(location.pathname).id)
    .load()
    .catch(() => undefined);
  await yieldTask();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  const { prefetchPages } = await import(/* webpackMode: "eager" */ './prefetchPages');
  const { cacheVisitedPages } = await import(/* webpackMode: "eager" */ '../offline/cacheVisitedPages');
  await yieldTask();

  holdHash();
  const site = (
    <StrictMode>
      {/* In a transition, a page that renders without end would block the next one. */}
      <BrowserRouter useTransitions={false}>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Inside a transition React hydrates in slices instead of one long task.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, site, { onCaughtError });
    else createRoot(root, { onCaughtError }).render(site);
  });
  // From here on React renders the notices of slow loads.
  document.getElementById(SLOW_NOTICE_ID)?.remove();
  await yieldTask();
  inBackground(loadDeferredImages, { forNextTouch: true });
  prepareOrder();
  loadProductsInBackground(releases.productsUrl);
  await yieldTask();
  prefetchPages(document);
  cacheVisitedPages(document);
}

void start();
