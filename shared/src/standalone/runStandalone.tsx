import { type ComponentType, lazy, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { Route, Routes } from 'react-router-dom';
import { followRecord, listenToOtherTabs, orderRecord, persistCart, storedCart } from '../cart';
import { ROOT_ID, ROUTES_ID, type SiteTable } from '../contracts';
import { products } from '../products';
import { BrowserRouter } from '../router';
import { CartToasts } from '../ui-overlays';
import { StandaloneFrame } from './StandaloneFrame';

/** The `app.ts` of a remote. */
interface StandaloneApp {
  name: string;
  /** Name → loads a page, or a widget; the routes define the props of pages. */
  exposes: Record<string, () => Promise<{ default: ComponentType<never> }>>;
}

interface Place {
  path: string;
  expose: string;
  props?: Record<string, string>;
}

/** Runs one remote without the shell, with live data. A widget has no route: its address is `/<its name>`. */
export function runStandalone({ name, exposes }: StandaloneApp): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  const routed = listPlaces(name);
  const widgets = Object.keys(exposes).filter((expose) => !routed.some((place) => place.expose === expose));
  const places = [...routed, ...widgets.map((expose): Place => ({ path: `/${expose}`, expose }))];
  const components = Object.fromEntries(
    Object.entries(exposes).map(([expose, load]) => [
      expose,
      lazy(load as () => Promise<{ default: ComponentType }>),
    ]),
  );
  createRoot(root).render(
    <BrowserRouter>
      <StandaloneFrame name={name} routes={places.map(({ path }) => path)}>
        <Suspense fallback={<p role="status">Cargando...</p>}>
          <Routes>
            {places.map(({ path, expose, props }) => {
              const Page = components[expose];
              return Page ? <Route key={path} path={path} element={<Page key={path} {...props} />} /> : null;
            })}
          </Routes>
        </Suspense>
      </StandaloneFrame>
      <CartToasts />
    </BrowserRouter>,
  );
  persistCart(storedCart);
  listenToOtherTabs(storedCart, window);
  followRecord(orderRecord, window);
  void products.load();
}

function listPlaces(name: string): Place[] {
  const { routes } = JSON.parse(
    document.getElementById(ROUTES_ID)?.textContent ?? '{"routes":[]}',
  ) as SiteTable;
  const own = `${name}/`;
  return routes
    .filter(({ id }) => id.startsWith(own))
    .map(({ path, id, props }) => ({ path, expose: id.slice(own.length), props }));
}
