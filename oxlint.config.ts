import { defineConfig } from 'oxlint'
import { LAYER_OVERRIDES } from './scripts/lint/layers.ts'
import { HOUSE_OVERRIDES } from './scripts/lint/house.ts'

export default defineConfig({
  jsPlugins: ['./scripts/lint/plugin.ts'],
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'vitest'],
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  ignorePatterns: ['**/dist/**', '**/*.generated.*'],
  rules: {
    'array-callback-return': 'error',
    eqeqeq: 'error',
    'no-alert': 'error',
    'no-empty': 'error',
    'no-fallthrough': 'error',
    'no-self-compare': 'error',
    'no-sequences': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'prefer-template': 'error',
    // It does not see a variable change in a function that the loop calls.
    'no-unmodified-loop-condition': 'off',

    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    // Errors that were caught may be thrown on.
    'typescript/only-throw-error': ['error', { allowThrowingUnknown: true }],
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/return-await': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    // A text is spread into its code points.
    'typescript/no-misused-spread': 'off',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allow: ['URL', 'URLSearchParams'] }],
    // The compiler's noImplicitReturns knows which unions are complete.
    'typescript/consistent-return': 'off',
    // `return void next()` ends a branch in one line.
    'typescript/no-meaningless-void-operator': 'off',
    // Borders are parsed with zod; elsewhere a cast says why it is true.
    'typescript/no-unsafe-type-assertion': 'off',

    'import/extensions': ['error', 'always', { ignorePackages: true }],
    'import/first': 'error',
    'import/no-commonjs': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'import/namespace': ['error', { allowComputed: true }],
    'import/no-named-as-default-member': 'off',
    // Style sheets and polyfills are imported for what they do.
    'import/no-unassigned-import': 'off',

    'react/jsx-no-constructed-context-values': 'error',
    'react/jsx-no-target-blank': 'error',
    'react/jsx-no-useless-fragment': 'error',
    'react/no-unknown-property': 'error',
    'react/rules-of-hooks': 'error',
    'react/react-in-jsx-scope': 'off',
    // A dependency more than the effect reads is how an effect is made to run again.
    'react/exhaustive-effect-dependencies': 'off',

    // Safari forgets that a list without markers is one, unless its role says so.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    'jsx-a11y/prefer-tag-over-role': 'off',

    'unicorn/error-message': 'error',
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/no-instanceof-array': 'error',
    'unicorn/no-typeof-undefined': 'error',
    'unicorn/prefer-array-flat-map': 'error',
    'unicorn/prefer-array-some': 'error',
    'unicorn/prefer-at': 'error',
    'unicorn/prefer-date-now': 'error',
    'unicorn/prefer-includes': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'unicorn/prefer-optional-catch-binding': 'error',
    'unicorn/prefer-string-slice': 'error',
    'unicorn/throw-new-error': 'error',
    'unicorn/consistent-function-scoping': 'off',
    // Fresh arrays and typed ones are sorted where they are.
    'unicorn/no-array-sort': 'off',

    // It does not see an expectation behind an `if` without braces.
    'vitest/expect-expect': 'off',
    // expect(value, 'what it is') names the row of a table that failed.
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/no-conditional-expect': 'off',
    'vitest/no-restricted-vi-methods': [
      'error',
      {
        waitFor:
          'vi.waitFor gives up after a second, which a busy machine needs: await expect.poll(() => value).toBe(…).',
        waitUntil:
          'vi.waitUntil gives up after a second, which a busy machine needs: await expect.poll(() => value).toBe(…).',
      },
    ],
    'vitest/require-mock-type-parameters': 'off',
  },

  overrides: [
    ...LAYER_OVERRIDES,
    ...HOUSE_OVERRIDES,
    {
      files: ['**/*.config.ts', '**/*.stories.tsx', '.storybook/*'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      // Texts say of each number whether it is a count, by `englishCount`, or a year, a percentage or a position, by `String`.
      files: ['{packages/ui,apps/console}/src/**/{messages,panelMessages}.ts'],
      rules: { 'typescript/restrict-template-expressions': ['error', { allowNumber: false }] },
    },
    {
      // Styles name what browsers still need, deprecated or not.
      files: ['**/*.css.ts'],
      rules: { 'typescript/no-deprecated': 'off' },
    },
    {
      files: ['**/*.{test,spec}.{ts,tsx}', '**/testing/**'],
      rules: { 'unicorn/no-array-fill-with-reference-type': 'off' },
    },
    {
      // Without React, a function called `use…` is no hook.
      files: ['apps/backend/**', 'tests/journeys/**'],
      rules: { 'react/rules-of-hooks': 'off' },
    },
    {
      files: ['**/*.mjs'],
      rules: { 'typescript/no-unnecessary-type-assertion': 'off' },
    },
    {
      // Old syntax on purpose: it has to run on the Node that it says is too old.
      files: ['scripts/launch.mjs'],
      rules: {
        'object-shorthand': 'off',
        'prefer-template': 'off',
        'typescript/no-floating-promises': 'off',
      },
    },
  ],
})
