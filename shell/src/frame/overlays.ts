import { Loadable } from '@asia/shared/ui';

/** The code of drawer and toasts. Most visits never need it. */
export const overlays = new Loadable(
  'ui-overlays',
  () => import(/* webpackChunkName: "ui-overlays" */ './MenuDrawer'),
);
