import path from 'node:path'
import js from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import react from 'eslint-plugin-react'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Attributes that a visitor reads or hears: their words come from the dataset (CMS-01). */
const spokenAttribute =
  'JSXAttribute[name.name=/^(alt|aria-label|aria-description|placeholder|title|label)$/]'

const loaderHooks = {
  group: ['@remix-run/react'],
  importNames: ['useLoaderData', 'useRouteLoaderData'],
  message: 'Previews change what the hooks of ~/components/loader-data return (decision 42).',
}

const processEnv = {
  object: 'process',
  property: 'env',
  message: 'Only config/ reads the environment.',
}

export default tseslint.config(
  {
    ignores: [
      '.cache/',
      'build/',
      'node_modules/',
      '.data/',
      'public/',
      '**/*.generated.{ts,tsx}',
      'coverage/',
      'packages/illustrations/',
      // Their packages are installed elsewhere.
      'tests/nightly/v*/',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.node },
      parserOptions: {
        projectService: true,
        tsconfigRootDir: path.resolve(import.meta.dirname, '../..'),
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Remix loaders and actions answer by throwing a Response (a redirect, a 404).
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            { from: 'lib', name: 'Response' },
            { from: 'package', package: '@remix-run/server-runtime', name: 'TypedResponse' },
          ],
        },
      ],
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    files: ['**/*.tsx'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { react, 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    settings: { react: { version: '18.3' } },
    rules: {
      ...jsxA11y.flatConfigs.strict.rules,
      ...reactHooks.configs.recommended.rules,
      'react/jsx-key': 'error',
      'react/jsx-no-target-blank': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    ignores: ['app/components/loader-data.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [loaderHooks] }] },
  },
  {
    files: ['app/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    rules: {
      'react/jsx-no-literals': ['error', { noStrings: true, ignoreProps: true }],
      'no-restricted-syntax': [
        'error',
        {
          selector: [
            `${spokenAttribute} > Literal[value!=""]`,
            `${spokenAttribute} > JSXExpressionContainer > :matches(Literal, TemplateLiteral)`,
            'Literal[value=/[áéíóúüñ¿¡]/i]',
            'TemplateElement[value.raw=/[áéíóúüñ¿¡]/i]',
          ].join(', '),
          message: 'Visible words belong in the dataset, not in the code (CMS-01).',
        },
      ],
    },
  },
  {
    files: [
      'packages/quality/**',
      'scripts/**',
      'seed/cli/**',
      'packages/content-lake/src/main.ts',
      'server/lake.ts',
      'packages/mail-relay/src/main.ts',
      'server/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      // Playwright reads from the pattern which other fixtures one needs; an empty one means none.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
  {
    // Tests set variables of processes that they start; Vitest sets one that its configuration reads.
    ignores: ['config/**', 'tests/**', '**/*.test.{ts,tsx}', 'remix.config.ts'],
    rules: {
      'no-restricted-properties': ['error', processEnv],
    },
  },
  {
    files: ['app/**'],
    ignores: ['**/*.server.ts', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        processEnv,
        { object: 'URL', property: 'canParse', message: 'Safari 16 lacks it: use parseUrl.' },
      ],
    },
  },
)
