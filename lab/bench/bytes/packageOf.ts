/** Small packages → the large package that they belong to. */
const comesWith: [RegExp, string][] = [
  [/^(react-dom|scheduler)$/, 'react-dom'],
  [/^(react-router|react-router-dom|cookie|set-cookie-parser)$/, 'react-router'],
  [/^mobx/, 'mobx'],
  [
    /^(@mantine\/.*|@floating-ui\/.*|clsx|tabbable|react-number-format|react-remove-scroll.*|react-style-singleton|react-textarea-autosize|react-transition-group|use-.*|get-nonce|aria-hidden|tslib|detect-node-es|dom-helpers|@babel\/runtime)$/,
    'Mantine',
  ],
  [/^(@module-federation\/.*|\.federation)$/, 'federation'],
];

/**
 * The owner of a source in a source map.
 * @param source as webpack names it, e.g. `webpack://shell/../node_modules/react/index.js`
 * @returns a library, `webpack`, `@asia/shared` or the folder of an app
 */
export function packageOf(source: string): string {
  const name = [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/?]+)/g)].pop()?.[1];
  if (name && name !== '@asia/shared') return comesWith.find(([pattern]) => pattern.test(name))?.[1] ?? name;
  if (/webpack\/(runtime|bootstrap|startup|container)/.test(source)) return 'webpack';
  if (/\/src\/remotes\/(entryLoading|host|lendRuntime)\.ts/.test(source)) return 'federation';
  if (name || /(^|\/)shared\/src\//.test(source)) return '@asia/shared';
  return 'own code';
}
