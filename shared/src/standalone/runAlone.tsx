import { Suspense, lazy, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { ROOT_ID, type PageEntry } from '../contracts';
import { cart, followOtherTabs, persistCart } from '../cart';
import { products } from '../products';
import { Route, Routes } from 'react-router-dom';
import { BrowserRouter } from '../router';
import { AsiaProvider } from '../ui';
import { CartToasts } from '../ui-overlays';
import { SmallFrame } from './SmallFrame';

interface Module {
  // Each page has props of its own, which the table of routes supplies.
  default: ComponentType<never>;
}

interface Alone {
  /** Name of the remote, for the frame. */
  name: string;
  /** Its routes, from `remotes.json`. */
  pages: PageEntry[];
  /** Its page modules by expose. */
  modules: Record<string, () => Promise<Module>>;
}

/** Runs one remote without the shell, for its developers: its routes in a small frame, with live data. */
export function runAlone({ name, pages, modules }: Alone): void {
  const root = document.getElementById(ROOT_ID);
  if (!root) throw new Error(`The page has no #${ROOT_ID}.`);
  const components = Object.fromEntries(
    Object.entries(modules).map(([expose, load]) => [
      expose,
      lazy(load as () => Promise<{ default: ComponentType }>),
    ]),
  );
  createRoot(root).render(
    <AsiaProvider>
      <BrowserRouter>
        <SmallFrame name={name} routes={pages.map(({ route }) => route)}>
          <Suspense fallback={<p role="status">Cargando...</p>}>
            <Routes>
              {pages.map(({ route, expose, props }) => {
                const Page = components[expose];
                return Page ? (
                  <Route key={route} path={route} element={<Page key={route} {...props} />} />
                ) : null;
              })}
            </Routes>
          </Suspense>
        </SmallFrame>
        <CartToasts />
      </BrowserRouter>
    </AsiaProvider>,
  );
  persistCart(cart, window.localStorage);
  followOtherTabs(cart, window);
  void products.load();
}
