import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from '@asia/shared/router';
import { prefetchPages } from '../../shell/src/prefetch/prefetchPages';
import { setRoutes, tableOfPage } from '../../shell/src/routes/routes';
import { App } from '../../shell/src/start/App';
import { keepCart, keepProducts } from '../../shell/src/start/stores';

// The same site as an ordinary one-bundle application: an empty page, one script, drawn by the browser.
setRoutes(tableOfPage(document));
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
createRoot(root).render(
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>,
);
keepCart();
keepProducts('/products');
prefetchPages(document);
