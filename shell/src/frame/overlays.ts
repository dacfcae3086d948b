import { Loadable } from '@asia/shared/ui';

/** Drawer and toasts: most visits never need them. */
export const overlays = new Loadable(
  'ui-overlays',
  () => import(/* webpackChunkName: "ui-overlays" */ './MenuDrawer'),
);
