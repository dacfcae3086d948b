import federation from '@module-federation/webpack-bundler-runtime/bundler';

/**
 * Where released remotes, which are built without a federation runtime, find the shell's.
 * `scripts/presets/webpack/federation.mjs` names it.
 */
declare global {
  var _ASIA_FEDERATION_RUNTIME: { __esModule: true; readonly default: unknown };
}

/** Gives each remote an object and an instance of its own: `init` would make the remote the one that the shell loads by. */
export function provideRuntime(): void {
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
