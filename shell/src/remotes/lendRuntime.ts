import federation from '@module-federation/webpack-bundler-runtime';
import type { PageGlobals } from '@asia/shared/contracts';

declare global {
  var _ASIA_FEDERATION_RUNTIME: PageGlobals['_ASIA_FEDERATION_RUNTIME'];
}

/**
 * Lends the shell's runtime to the remotes, which would bundle 21 KB (brotli, November 2026) each. The federation has
 * no public interface for that: this is the only private import. Each remote gets an object and an instance of its own,
 * because the plain `init` would replace the instance of the shell.
 */
export function lendRuntime(): void {
  globalThis._ASIA_FEDERATION_RUNTIME = {
    __esModule: true,
    get default() {
      const { runtime, bundlerRuntime } = federation;
      return {
        ...federation,
        runtime: { ...runtime, init: runtime?.createInstance },
        bundlerRuntime: { ...bundlerRuntime, S: {} },
      };
    },
  };
}
