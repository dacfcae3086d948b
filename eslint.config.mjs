// @ts-check
import { readFileSync } from 'node:fs';
import js from '@eslint/js';
import compat from 'eslint-plugin-compat';
import jest from 'eslint-plugin-jest';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** Shared libraries: a direct import would bundle a second copy. Library → the shared module to import it from. */
const sharedModules = {
  '@mantine/core': '@asia/shared/ui',
  '@mantine/notifications': '@asia/shared/ui-overlays',
  '@mantine/hooks': '@asia/shared/ui',
  mobx: '@asia/shared/ui, or the stores of @asia/shared/cart and @asia/shared/products',
  'mobx-react-lite': '@asia/shared/ui',
  'react-router-dom': '@asia/shared/router',
  'react-router': '@asia/shared/router',
};

/** @type {{ apps: Record<string, number> }} */
const { apps: ports } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const apps = Object.keys(ports);

const sharedLibraries = Object.entries(sharedModules).map(([name, module]) => ({
  name,
  message: `Import it from ${module}: our own modules export the shared libraries.`,
}));

const onlyStrings = { name: 'clsx', message: 'Import it from clsx/lite: only strings are class names here.' };

/** A text in a component: the journey of an English or Chinese guest would find it too, minutes later. */
const writtenTexts = [
  'JSXText[value=/\\p{L}{2}/u]',
  'JSXElement > JSXExpressionContainer > :matches(Literal, ConditionalExpression > Literal)[value=/\\p{L}{2}/u]',
  'JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label)$/] > Literal[value=/\\p{L}{2}/u]',
].map((selector) => ({
  selector,
  message:
    'Write it in messages/es.ts, with en.ts and zh.ts where they are beside it, and read it from there.',
}));

/** @param {string} app */
function boundariesOf(app) {
  const others = apps.filter((name) => name !== app);
  return {
    files: [`${app}/src/**/*.{ts,tsx}`],
    ignores: ['shell/src/prerender/**', '**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [...sharedLibraries, onlyStrings],
          patterns: [
            {
              group: others.flatMap((other) => [`@asia/${other}`, `@asia/${other}/*`, `**/${other}/src/**`]),
              message: 'Apps never import each other: they share code in @asia/shared and link by address.',
            },
            {
              group: [
                '@asia/app-build',
                '@asia/app-build/*',
                '@asia/content-build/*',
                '@asia/release-store',
                '@asia/release-store/*',
                '@asia/releases',
                '@asia/server',
                '**/platform/**',
                '**/scripts/**',
              ],
              message: 'The platform builds the site and never runs in a browser.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `ImportExpression[source.value=/(${others.join('|')})/]`,
          message: 'Apps load each other through the federation, never by import().',
        },
        ...writtenTexts,
      ],
    },
  };
}

// Rules that need types are in .oxlintrc.json.
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '.cache/',
      'site/',
      'coverage/',
      'content/pictures/',
      // The sources of a workspace that tests compile.
      'platform/app-build/fixtures/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      // The compiler reports them.
      '@typescript-eslint/no-unused-vars': 'off',
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
      'max-lines': ['error', { max: 300 }],
    },
  },
  {
    // From far to near; an own style sheet last, so that it changes what is imported. What is imported for its effect stays
    // in its order, first.
    files: ['**/*.{ts,tsx,mjs}'],
    plugins: { 'simple-import-sort': importSort },
    rules: {
      'simple-import-sort/imports': [
        'error',
        { groups: [['^\\u0000.*', '^node:', '^(?!@asia/)@?\\w', '^@asia/', '^\\.\\.', '^\\.', '\\.css$']] },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    // The oldest browsers are in package.json (`browserslist`).
    files: ['{shell,*-mfe,shared}/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/testing/**', 'shell/src/prerender/**'],
    ...compat.configs['flat/recommended'],
    // Safari lacks it; each use checks for it first.
    settings: { polyfills: ['requestIdleCallback'] },
  },
  ...apps.map(boundariesOf),
  {
    files: ['shared/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [onlyStrings],
          patterns: [
            {
              group: apps.flatMap((app) => [`@asia/${app}`, `@asia/${app}/*`, `**/${app}/src/**`]),
              message: 'Imports point one way: apps import shared, never the other way round.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['shared/src/ui*/**/*.tsx'],
    ignores: ['**/*.test.*'],
    rules: { 'no-restricted-syntax': ['error', ...writtenTexts] },
  },
  // Developers read it.
  { files: ['shell/src/devtools/**'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['e2e/**'],
    ...jest.configs['flat/recommended'],
    rules: {
      ...jest.configs['flat/recommended'].rules,
      'jest/valid-title': [
        'error',
        { mustNotMatch: { it: ['\\bshould\\b', 'A title is a fact in the present tense.'] } },
      ],
      'jest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'assert*'] }],
      'max-lines': ['error', { max: 400 }],
    },
  },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['scripts/**', 'e2e/**', 'lab/**', 'platform/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['e2e/**'],
    // Playwright wants an object pattern as a fixture's first parameter, also an empty one.
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    files: ['e2e/*/*.test.ts'],
    rules: {
      'max-lines': ['error', { max: 400 }],
      'no-restricted-imports': [
        'error',
        {
          name: '@playwright/test',
          importNames: ['test', 'expect'],
          message: 'Import it from harness/test: there a console error of the page fails the journey.',
        },
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="test"] > Literal[value=/\\bshould\\b/]',
          message: 'A title is a fact in the present tense.',
        },
        {
          selector:
            'CallExpression[callee.object.name="test"][callee.property.name=/^(skip|fixme|only|slow)$/]',
          message: 'Every journey runs each time, with the same limits.',
        },
      ],
    },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
);
