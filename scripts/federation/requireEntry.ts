import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

declare const __non_webpack_require__: NodeJS.Require;

/** In Node a remote's container is a file: it is required, and joins the same share scope as in a browser. */
const requireEntry: () => ModuleFederationRuntimePlugin = () => ({
  name: 'require-entry',
  async loadEntry({ remoteInfo }) {
    const container = __non_webpack_require__(remoteInfo.entry);
    return container[remoteInfo.name] ?? container;
  },
});

export default requireEntry;
