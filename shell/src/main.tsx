import { ROOT_ID } from '@asia/shared/contracts';
import { pinnedReleases } from './federation/pinnedReleases';
import { routeAt, setRoutes, tableOfPage } from './routes/routes';
import { nextTask } from './start/nextTask';

/** The site comes alive in small steps, each a task of its own. */
async function start(): Promise<void> {
  const releases = pinnedReleases();
  setRoutes(tableOfPage(document));
  await nextTask();
  const { startTransition, StrictMode } = await import(/* webpackMode: "eager" */ 'react');
  const { createRoot, hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  // Whole, though remotes alone use some of it: its styles stand before those of every page.
  await import(/* webpackMode: "eager" */ '@asia/shared/ui');
  await nextTask();
  const { BrowserRouter } = await import(/* webpackMode: "eager" */ '@asia/shared/router');
  await nextTask();
  const { keepCart, keepProducts } = await import(/* webpackMode: "eager" */ './start/stores');
  await nextTask();
  const { pageModule } = await import(/* webpackMode: "eager" */ './pages/pageModules');
  // Its code comes while the frame is evaluated. A failure is told where the page is drawn.
  pageModule(routeAt(location.pathname).id)
    .load()
    .catch(() => undefined);
  await nextTask();
  const { App } = await import(/* webpackMode: "eager" */ './start/App');
  const { prefetchPages } = await import(/* webpackMode: "eager" */ './prefetch/prefetchPages');
  await nextTask();

  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
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
  await nextTask();
  keepCart();
  keepProducts(releases.productsUrl);
  await nextTask();
  prefetchPages(document);
}

void start();
