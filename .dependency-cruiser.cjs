/** Import cycles: two files, or two folders, that need each other are one thing in two places. */
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
