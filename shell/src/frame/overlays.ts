import { TAP_TARGET } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';

/** The code of drawer and toasts. Most visits never need it. */
export const overlays = new Loadable(
  'ui-overlays',
  () => import(/* webpackChunkName: "ui-overlays" */ './MenuDrawer'),
);

// A tap before hydration leaves the focus on its button, except in Safari. A prerender has no document.
if (globalThis.document?.activeElement?.hasAttribute(TAP_TARGET)) void overlays.prefetch();
