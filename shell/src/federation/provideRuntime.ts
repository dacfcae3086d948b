import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
// The shell exposes nothing, so its own build of the runtime leaves this part out.
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/**
 * Where released remotes, which are built without a federation runtime, find the shell's.
 * `scripts/presets/webpack/federation.mjs` names it.
 */
declare global {
  var _ASIA_FEDERATION_RUNTIME: { __esModule: true; readonly default: unknown };
}

globalThis._ASIA_FEDERATION_RUNTIME = {
  __esModule: true,
  // Each remote gets an object of its own and an instance of its own: `init` would make the remote the
  // one that the shell's own `loadRemote` speaks to.
  get default() {
    const { runtime, bundlerRuntime } = federation;
    return {
      ...federation,
      runtime: { ...runtime, init: runtime?.createInstance },
      bundlerRuntime: { ...bundlerRuntime, initContainerEntry, S: {} },
    };
  },
};

const provideRuntime: () => ModuleFederationRuntimePlugin = () => ({ name: 'provide-runtime' });

export default provideRuntime;
