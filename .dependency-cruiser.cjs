/** Two files, or two folders, that need each other are one thing in two places; and what is never released stays out. */
module.exports = {
  forbidden: [
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
      comment: 'What runs a remote alone, or its tests, is not on the site.',
      severity: 'error',
      from: {
        path: '^(shell|[a-z-]+-mfe|shared)/src/',
        pathNot: '/standalone\\.tsx$|/src/(testing|standalone)/',
      },
      to: { path: '^shared/src/(testing|standalone)/' },
    },
  ],
  options: {
    exclude: { path: ['(^|/)dist/', '\\.test\\.tsx?$', '\\.css$', '^shared/(generated|pictures)/'] },
    doNotFollow: { path: ['node_modules/(?!@asia)'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
    },
  },
};
