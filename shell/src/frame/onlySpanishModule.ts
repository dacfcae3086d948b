import { Loadable } from '@asia/shared/ui';

export const onlySpanish = new Loadable(
  'only-spanish',
  () => import(/* webpackChunkName: "only-spanish" */ './OnlySpanish'),
);
