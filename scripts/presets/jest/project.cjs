const path = require('node:path');

const root = path.resolve(__dirname, '../../..');

/**
 * The jest settings of one package.
 * @param {string} folder absolute path of the package
 * @param {{ environment?: 'jsdom' | 'node' }} [options] `node` for code that never meets a page
 * @returns {import('jest').Config}
 */
module.exports = function project(folder, { environment = 'jsdom' } = {}) {
  return {
    displayName: path.basename(folder),
    rootDir: folder,
    testEnvironment: environment,
    setupFiles: [path.join(root, 'shared/src/testing/polyfills.cjs')],
    setupFilesAfterEnv: [path.join(root, 'shared/src/testing/setup.ts')],
    testMatch: ['**/*.test.ts', '**/*.test.tsx'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/'],
    transform: { '^.+\\.tsx?$': ['ts-jest', { tsconfig: path.join(__dirname, 'tsconfig.json') }] },
    moduleNameMapper: {
      '\\.module\\.css$': require.resolve('identity-obj-proxy'),
      '\\.css$': path.join(__dirname, 'style.cjs'),
      '\\.(svg|webp|avif|png|woff2)$': path.join(__dirname, 'asset.cjs'),
    },
  };
};
