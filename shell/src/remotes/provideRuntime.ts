import federation from '@module-federation/webpack-bundler-runtime/bundler';

/**
 * Where released remotes, which are built without a federation runtime, find the shell's.
 * `platform/app-build/src/webpack/federation.ts` names it.
 */
declare global {
  var _ASIA_FEDERATION_RUNTIME: { __esModule: true; readonly default: unknown };
}

/** Each remote gets an object and an instance of its own: the plain `init` would replace the instance of the shell. */
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
