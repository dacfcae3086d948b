import { SLOW_NOTICE_ID, ROOT_ID, STARTED } from '@asia/shared/contracts';
import '../boot/SlowNotice.module.css';
import { pinnedReleases } from '../remotes/pinnedReleases';
import { devtoolsRequested, onToolsKey } from '../devtools/devtoolsRequested';
import { routeAt, setRoutes, tableOfPage } from '../routing/routes';
import { yieldTask } from '../hydration/yieldTask';

const tools = () => import('../devtools');
onToolsKey(() => void tools().then(({ show }) => show(true)));

/** The site comes alive in small steps, each a task of its own. */
async function start(): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  // A script that did not answer is requested a second time (`boot/tryAgain`): both may arrive and run.
  if (root.hasAttribute(STARTED)) return;
  root.setAttribute(STARTED, '');
  setRoutes(tableOfPage(document));
  // Without the tools for developers the site starts all the same.
  if (devtoolsRequested())
    await tools()
      .then(({ beginWithTools }) => beginWithTools())
      .catch(console.error);
  const releases = pinnedReleases();
  await yieldTask();
  const { startTransition, StrictMode } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await yieldTask();
  // First, because its styles must stand before those of the frame and of every page.
  await import(/* webpackMode: "eager" */ '@asia/shared/ui/critical');
  await yieldTask();
  const { BrowserRouter } = await import(/* webpackMode: "eager" */ '@asia/shared/router');
  await yieldTask();
  const { fetchProducts, keepCart, recallLanguage } = await import(/* webpackMode: "eager" */ './stores');
  recallLanguage();
  await yieldTask();
  const { pageModule } = await import(/* webpackMode: "eager" */ '../page-view/pageModules');
  // Arrives while the frame is evaluated. Where the page is drawn, a failure is told.
  pageModule(routeAt(location.pathname).id)
    .load()
    .catch(() => undefined);
  await yieldTask();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  const { prefetchPages } = await import(/* webpackMode: "eager" */ './prefetchPages');
  const { cacheVisitedPages: keepPages } = await import(
    /* webpackMode: "eager" */ '../offline/cacheVisitedPages'
  );
  await yieldTask();

  const site = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Inside a transition React hydrates in slices instead of one long task.
  startTransition(() => {
    if (root.firstElementChild) hydrateRoot(root, site);
    else createRoot(root).render(site);
  });
  // From here on notices of React say what takes long.
  document.getElementById(SLOW_NOTICE_ID)?.remove();
  await yieldTask();
  keepCart();
  fetchProducts(releases.productsUrl);
  await yieldTask();
  prefetchPages(document);
  keepPages(document);
}

void start();
