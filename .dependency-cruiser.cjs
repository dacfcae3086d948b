/** Layers of `shared`, lowest first. A layer imports lower ones only. */
const layers = [
  'contracts|http|loading|storage',
  'content|pageContent',
  'menu',
  'restaurant',
  'messages',
  'cart|products',
  'router',
  'ui|NotePhrases|QrCode|UnitsField',
  'ui-forms|ui-overlays',
  'standalone|testing',
];
const inShared = (rooms) => `^shared/src/(${rooms})(/|[.])`;

/**
 * No import cycles between files or folders; test and standalone code stays out of releases; imports point to
 * lower layers.
 */
module.exports = {
  forbidden: [
    ...layers.slice(0, -1).map((rooms, index) => ({
      name: `shared-layer-${index + 1}`,
      comment: 'Imports inside shared point down: see the layers at the top of this file.',
      severity: 'error',
      from: { path: inShared(rooms) },
      to: { path: inShared(layers.slice(index + 1).join('|')) },
    })),
    {
      name: 'nothing-imports-these',
      comment: 'Nothing imports commands or experiments: shared code goes into a package of platform/.',
      severity: 'error',
      from: { pathNot: '^(scripts|lab)/' },
      to: { path: '^(scripts|lab)/' },
    },
    {
      name: 'lab-is-an-end',
      comment: 'Commands do not need experiments.',
      severity: 'error',
      from: { path: '^scripts/' },
      to: { path: '^lab/' },
    },
    {
      name: 'release-store-is-the-base',
      comment: 'server -> release-store <- releases; app-build -> release-store <- content-build.',
      severity: 'error',
      from: { path: '^platform/release-store/' },
      to: { path: '^platform/(?!release-store/)' },
    },
    {
      name: 'packages-beside-each-other',
      comment: 'server -> release-store <- releases; app-build -> release-store <- content-build.',
      severity: 'error',
      from: { path: '^platform/(app-build|content-build|releases|server)/', pathNot: '/testing/' },
      to: {
        path: '^platform/(app-build|content-build|releases|server)/',
        pathNot: '^platform/$1/',
      },
    },
    {
      name: 'browsers-need-no-tools',
      comment: 'What runs in a browser never imports from platform/.',
      severity: 'error',
      from: { path: '^(shell|[a-z-]+-mfe|shared)/src/' },
      to: { path: '^platform/' },
    },
    {
      name: 'no-circular-files',
      comment: 'Move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circular-folders',
      comment: 'Move what both need into one of the folders, or into a third.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'not-released',
      comment: 'Standalone modules and tests are never released.',
      severity: 'error',
      from: {
        path: '^(shell|[a-z-]+-mfe|shared)/src/',
        pathNot: '/src/(testing|standalone)/',
      },
      to: { path: '^shared/src/(testing|standalone)/' },
    },
  ],
  options: {
    exclude: {
      path: ['(^|/)dist/', '\\.test\\.tsx?$', '\\.css$', '^content/', '^platform/app-build/fixtures/'],
    },
    doNotFollow: { path: ['node_modules/(?!@asia)'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
