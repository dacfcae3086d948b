import * as core from '@module-federation/runtime-core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof core;
}

// Released remotes are built without the federation runtime and look for it here. The stock plugin
// does the same and bundles it twice.
globalThis._FEDERATION_RUNTIME_CORE = core;

const provideRuntimeCore: () => ModuleFederationRuntimePlugin = () => ({ name: 'provide-runtime-core' });

export default provideRuntimeCore;
