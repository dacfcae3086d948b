import shared from '../package.json' with { type: 'json' };

/** Without `import: false` a remote would carry a copy of its own: a second one must fail loudly, not work by half. */
const singleton = { singleton: true, import: false } as const;
const react = { ...singleton, requiredVersion: shared.peerDependencies.react };
/** Compared by names and types at release, not by a version number in the browser. */
const ownModule = { ...singleton, requiredVersion: false } as const;

/**
 * Modules of which a page has one copy: the `shared` of the federation. The shell provides them
 * (`shell/src/remotes/host.ts`) and remotes take them (`*-mfe/webpack.config.ts`). Our own modules share the libraries,
 * because a library shared whole cannot be tree-shaken.
 */
export const singletons = {
  react,
  'react/jsx-runtime': react,
  '@asia/shared/content': ownModule,
  '@asia/shared/messages': ownModule,
  '@asia/shared/cart': ownModule,
  '@asia/shared/products': ownModule,
  '@asia/shared/ui': ownModule,
  '@asia/shared/router': ownModule,
  '@asia/shared/ui-forms': ownModule,
  '@asia/shared/ui-overlays': ownModule,
};
