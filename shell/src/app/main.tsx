import { LATE_ID, ROOT_ID, STARTED } from '@asia/shared/contracts';
import '../boot/LateNotice.module.css';
import { pinnedReleases } from '../remotes/pinnedReleases';
import { asksForTools, onToolsKey } from '../devtools/asksForTools';
import { routeAt, setRoutes, tableOfPage } from '../routing/routes';
import { nextTask } from '../hydration/nextTask';

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
  if (asksForTools())
    await tools()
      .then(({ beginWithTools }) => beginWithTools())
      .catch(console.error);
  const releases = pinnedReleases();
  await nextTask();
  const { startTransition, StrictMode } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // First, because its styles must stand before those of the frame and of every page.
  await import(/* webpackMode: "eager" */ '@asia/shared/ui/first');
  await nextTask();
  const { BrowserRouter } = await import(/* webpackMode: "eager" */ '@asia/shared/router');
  await nextTask();
  const { fetchProducts, keepCart, recallLanguage } = await import(/* webpackMode: "eager" */ './stores');
  recallLanguage();
  await nextTask();
  const { pageModule } = await import(/* webpackMode: "eager" */ '../page-view/pageModules');
  // Arrives while the frame is evaluated. Where the page is drawn, a failure is told.
  pageModule(routeAt(location.pathname).id)
    .load()
    .catch(() => undefined);
  await nextTask();
  const { App } = await import(/* webpackMode: "eager" */ './App');
  const { prefetchPages } = await import(/* webpackMode: "eager" */ './prefetchPages');
  const { keepPages } = await import(/* webpackMode: "eager" */ '../offline/offline');
  await nextTask();

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
  document.getElementById(LATE_ID)?.remove();
  await nextTask();
  keepCart();
  fetchProducts(releases.productsUrl);
  await nextTask();
  prefetchPages(document);
  keepPages(document);
}

void start();
