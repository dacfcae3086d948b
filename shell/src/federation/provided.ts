import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as cart from '@asia/shared/cart';
import * as language from '@asia/shared/language';
import * as products from '@asia/shared/products';
import * as router from '@asia/shared/router';
import * as ui from '@asia/shared/ui';

const given = (version: string, module: object) => ({ ...policy(version), lib: () => module });
const onDemand = (version: string, load: () => Promise<object>) => ({
  ...policy(version),
  get: () => load().then((module) => () => module),
});
const policy = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** The modules that the shell provides: the ones that it uses itself, and on demand those that only some pages need. */
export const provided = (version: string) => ({
  react: given(react.version, react),
  'react/jsx-runtime': given(react.version, jsxRuntime),
  '@asia/shared/language': given(version, language),
  '@asia/shared/cart': given(version, cart),
  '@asia/shared/products': given(version, products),
  '@asia/shared/ui': given(version, ui),
  '@asia/shared/router': given(version, router),
  '@asia/shared/ui-forms': onDemand(
    version,
    () => import(/* webpackChunkName: "ui-forms" */ '@asia/shared/ui-forms'),
  ),
  '@asia/shared/ui-overlays': onDemand(
    version,
    () => import(/* webpackChunkName: "ui-overlays" */ '@asia/shared/ui-overlays'),
  ),
});
