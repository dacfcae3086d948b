import { Loadable } from '@asia/shared/ui';

/** The code of drawer and toasts, fetched on demand: most visits never need it. */
export const overlays = new Loadable(
  'ui-overlays',
  () => import(/* webpackChunkName: "ui-overlays" */ './MenuDrawer'),
);
