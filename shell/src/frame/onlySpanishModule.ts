import { Loadable } from '@asia/shared/ui';

/** The line and the invitation for guests of another language. */
export const onlySpanish = new Loadable(
  'only-spanish',
  () => import(/* webpackChunkName: "only-spanish" */ './OnlySpanish'),
);
