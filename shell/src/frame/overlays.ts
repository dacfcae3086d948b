import { TAP_TARGET } from '@asia/shared/contracts';
import { Loadable } from '@asia/shared/ui';

/** The code of the drawer. Most visits never need it. */
export const menuDrawer = new Loadable(
  'menu-drawer',
  () => import(/* webpackChunkName: "menu-drawer" */ './MenuDrawer'),
);

export const cartToasts = new Loadable(
  'ui-overlays',
  () => import(/* webpackChunkName: "ui-overlays" */ '@asia/shared/ui-overlays'),
);

// A tap before hydration leaves the focus on its button, except in Safari. A prerender has no document.
if (globalThis.document?.activeElement?.hasAttribute(TAP_TARGET)) void menuDrawer.prefetch();
