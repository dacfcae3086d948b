import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as cart from '@asia/shared/cart';
import * as language from '@asia/shared/messages';
import * as products from '@asia/shared/products';
import * as router from '@asia/shared/router';
import * as ui from '@asia/shared/ui';

/** Written by the build: the version of `@asia/shared`. */
declare const ASIA_SHARED_VERSION: string;

const policy = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});
const eager = (module: object, version = ASIA_SHARED_VERSION) => ({ ...policy(version), lib: () => module });
const onDemand = (load: () => Promise<object>) => ({
  ...policy(ASIA_SHARED_VERSION),
  get: () => load().then((module) => () => module),
});

/** The modules that the shell provides: those that it uses itself, and on demand those that only some pages need. */
export const provided = () => ({
  react: eager(react, react.version),
  'react/jsx-runtime': eager(jsxRuntime, react.version),
  '@asia/shared/messages': eager(language),
  '@asia/shared/cart': eager(cart),
  '@asia/shared/products': eager(products),
  '@asia/shared/ui': eager(ui),
  '@asia/shared/router': eager(router),
  '@asia/shared/ui-forms': onDemand(() => import(/* webpackChunkName: "ui-forms" */ '@asia/shared/ui-forms')),
  '@asia/shared/ui-overlays': onDemand(
    () => import(/* webpackChunkName: "ui-overlays" */ '@asia/shared/ui-overlays'),
  ),
});
