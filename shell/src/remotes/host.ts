import federation from '@module-federation/webpack-bundler-runtime/bundler';
import type { ModuleFederation, ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { provided } from './provided';

export type Host = ModuleFederation;
type Remotes = Parameters<Host['registerRemotes']>[0];

/** Starts the federation with the shell as its host. No remote is loaded yet. */
export function startHost(remotes: Remotes, plugins: ModuleFederationRuntimePlugin[]): Host {
  const { runtime } = federation;
  if (!runtime) throw new Error('The federation bundle has no runtime.');
  const host = runtime.init({
    name: 'shell',
    remotes: [],
    shared: provided(),
    plugins,
    // The default would load every remote at start: one dead remote would stop the site.
    shareStrategy: 'loaded-first',
  });
  host.registerRemotes(remotes);
  return host;
}
