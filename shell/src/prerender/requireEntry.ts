import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __non_webpack_require__: (file: string) => Record<string, unknown>;

type LoadEntry = NonNullable<ModuleFederationRuntimePlugin['loadEntry']>;

/** In Node a remote's container is a file: it is required, and joins the same share scope as in a browser. */
export const requireEntry: () => ModuleFederationRuntimePlugin = () => ({
  name: 'require-entry',
  loadEntry({ remoteInfo }) {
    const exported = __non_webpack_require__(remoteInfo.entry);
    return Promise.resolve(exported[remoteInfo.name] ?? exported) as ReturnType<LoadEntry>;
  },
});
