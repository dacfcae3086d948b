const path = require('node:path');

const root = path.resolve(__dirname, '../../../..');

/** Suites that take more than five seconds; `TIER=short` leaves them out. */
const LONG = '\\.long\\.test\\.';

/** @param {string} folder */
const isOutside = (folder) => (/** @type {string} */ other) => path.relative(folder, other).startsWith('..');

/**
 * @param {string} folder absolute path of the package
 * @returns {import('jest').Config}
 */
module.exports = function project(folder) {
  return {
    displayName: path.basename(folder),
    rootDir: folder,
    // In the checkout: a pipeline keeps it with the other caches.
    cacheDirectory: path.join(root, '.cache/jest'),
    // Sources that its tests depend on: a change there reruns them (`npm test -- --changed`).
    roots: [
      folder,
      ...['shared/src', 'platform'].map((source) => path.join(root, source)).filter(isOutside(folder)),
    ],
    testEnvironment: path.join(__dirname, 'environment.cjs'),
    // Work that goes on after a suite writes to the globals of MobX: softly deleted ones call themselves without end.
    testEnvironmentOptions: { globalsCleanup: 'off' },
    globalSetup: path.join(__dirname, 'temporary.cjs'),
    globalTeardown: path.join(__dirname, 'temporary.cjs'),
    // Before the tests' own modules, which read the content while they load.
    setupFiles: [path.join(root, 'shared/src/testing/polyfills.cjs'), path.join(__dirname, 'content.cjs')],
    setupFilesAfterEnv: [path.join(root, 'shared/src/testing/setup.ts')],
    testMatch: [`${folder}/**/*.test.ts`, `${folder}/**/*.test.tsx`],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(process.env.TIER === 'short' ? [LONG] : [])],
    transformIgnorePatterns: ['/node_modules/(?!hucre/)'],
    transform: {
      'hucre/.+\\.mjs$': path.join(__dirname, 'commonJs.cjs'),
      '^.+\\.tsx?$': [require.resolve('ts-jest'), { tsconfig: path.join(__dirname, 'tsconfig.json') }],
      '\\.module\\.css$': path.join(__dirname, 'styleNames.cjs'),
    },
    moduleNameMapper: {
      '(?<!\\.module)\\.css$|\\.(svg|webp|avif|png|woff2)$': path.join(__dirname, 'asset.cjs'),
    },
  };
};
