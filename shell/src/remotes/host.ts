import {
  init,
  type ModuleFederation,
  type ModuleFederationRuntimePlugin,
} from '@module-federation/enhanced/runtime';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as cart from '@asia/shared/cart';
import * as content from '@asia/shared/content';
import * as messages from '@asia/shared/messages';
import * as products from '@asia/shared/products';
import * as router from '@asia/shared/router';
import type { singletons } from '@asia/shared/singletons';
import * as ui from '@asia/shared/ui';
import { lendRuntime } from './lendRuntime';
import { pinnedBuilds } from './pinnedBuilds';

/** Version of every module of `@asia/shared`: a release compares names and types, not numbers. */
const VERSION = '1.0.0';

const policy = (version: string) => ({
  version,
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});
const eager = (module: object, version = VERSION) => ({ ...policy(version), lib: () => module });
const onDemand = (load: () => Promise<object>) => ({
  ...policy(VERSION),
  get: () => load().then((module) => () => module),
});

/** The modules that the shell provides: its own at once, and on demand those that only some pages need. */
export const provided = () =>
  ({
    react: eager(react, react.version),
    'react/jsx-runtime': eager(jsxRuntime, react.version),
    '@asia/shared/content': eager(content),
    '@asia/shared/messages': eager(messages),
    '@asia/shared/cart': eager(cart),
    '@asia/shared/products': eager(products),
    '@asia/shared/ui': eager(ui),
    '@asia/shared/router': eager(router),
    '@asia/shared/ui-forms': onDemand(
      () => import(/* webpackChunkName: "ui-forms" */ '@asia/shared/ui-forms'),
    ),
    '@asia/shared/ui-overlays': onDemand(
      () => import(/* webpackChunkName: "ui-overlays" */ '@asia/shared/ui-overlays'),
    ),
  }) satisfies Record<keyof typeof singletons, object>;

const HOST = 'shell';

export type Host = ModuleFederation;
export type Remotes = Parameters<Host['registerRemotes']>[0];

const ignore = () => undefined;

/**
 * Properties of a shared module that the runtime must not write. In `loading` the runtime would keep a failed attempt
 * for everyone who asks later. In `from` it would keep the remote that loaded the module, and would delete the module
 * when that remote is registered again.
 */
const lasting: PropertyDescriptorMap = {
  loading: { get: () => null, set: ignore },
  from: { get: () => HOST, set: ignore },
};

/** Starts the federation with the shell as its host. No remote is loaded yet. */
export function startHost(remotes: Remotes, plugins: ModuleFederationRuntimePlugin[]): Host {
  const host = init({
    name: HOST,
    remotes,
    shared: provided(),
    plugins,
    // The default would load every remote at start: one dead remote would stop the site.
    shareStrategy: 'loaded-first',
  });
  for (const versions of Object.values(host.shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) Object.defineProperties(shared, lasting);
  return host;
}

/** As {@link startHost}; also lends the runtime to the remotes, and sets the address of the products. */
export function startInBrowser(remotes: Remotes, plugin: ModuleFederationRuntimePlugin): Host {
  lendRuntime();
  products.configureProducts({ url: pinnedBuilds().productsUrl });
  return startHost(remotes, [plugin]);
}
