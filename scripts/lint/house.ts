import type { OxlintOverride } from 'oxlint'

/** Files that are tests, stories, or made for them. */
const TESTS = [
  '**/*.{test,spec,stories}.{ts,tsx}',
  'tests/**',
  '**/testing/**',
  'packages/ui/src/{pages,foundations}/**',
  '.storybook/**',
]

const IMPORT = ':matches(ImportDeclaration, ExportAllDeclaration, ExportNamedDeclaration, ImportExpression)'

const EXTENSION = {
  selector: String.raw`ImportExpression[source.value=/^\.[^?]*\/[^.?]+$/]`,
  message: 'This names no file: write the whole name, with its .ts or .tsx.',
}
/** The contract of a store of listings and what helps tests of components are no entries of their packages. */
const ABROAD = {
  selector: String.raw`${IMPORT}[source.value=/^(\.\.\/)+(?!.*(?:directory-core\/src\/search|packages\/ui\/src)\/testing\/)([\w-]+\/)+src\//]`,
  message: 'This leaves the package: import other packages by their name and a declared entry.',
}
const TIER = {
  selector: String.raw`:matches(BinaryExpression[operator=/^[!=]==?$/], SwitchCase) > Literal[value=/^(premium|standard|classified)$/]`,
  message:
    'What a tier means is decided in packages/directory-core/src/tier: ask tierDisplay or a view model of directory-core.',
}
const TESTING = {
  selector: String.raw`${IMPORT}[source.value=/(^|\/)testing(\/|$)/]`,
  message: 'This is made for tests and stories: what the product needs of it belongs in a place of its own.',
}
const CLOCK = {
  selector: ":matches(NewExpression[arguments.length=0], CallExpression)[callee.name='Date']",
  message: 'directory-core knows no clock: take the instant as an argument.',
}

/** The rules of this repository that `plugin.ts` has, where each holds; `layers.ts` has the rules for imports. */
export const HOUSE_OVERRIDES: OxlintOverride[] = [
  {
    files: ['packages/**', 'apps/**'],
    rules: { 'dira/no-restricted-syntax': ['error', EXTENSION, ABROAD, TIER, TESTING] },
  },
  {
    files: ['packages/directory-core/src/**'],
    rules: { 'dira/no-restricted-syntax': ['error', EXTENSION, ABROAD, TIER, TESTING, CLOCK] },
  },
  {
    files: ['packages/directory-core/src/{tier,view,sample}/**'],
    rules: { 'dira/no-restricted-syntax': ['error', EXTENSION, ABROAD, TESTING, CLOCK] },
  },
  { files: ['packages/ui/src/**', 'apps/{site,backend}/**'], rules: { 'dira/formatted-counts': 'error' } },
  {
    files: ['packages/ui/src/{components,directory}/**', 'apps/console/src/{shell,shared,features}/**/[A-Z]*/**'],
    rules: { 'dira/no-hard-coded-texts': 'error' },
  },
  { files: ['**/*.css.ts', '**/{messages,panelMessages}.ts'], rules: { 'dira/no-hard-coded-texts': 'off' } },
  {
    files: TESTS,
    rules: {
      'dira/formatted-counts': 'off',
      'dira/no-hard-coded-texts': 'off',
      'dira/no-restricted-syntax': 'off',
    },
  },
  // Only packages are kept apart.
  {
    files: ['{packages,apps}/**/*.{test,stories}.{ts,tsx}', '{packages,apps}/**/testing/**'],
    rules: { 'dira/no-restricted-syntax': ['error', EXTENSION, ABROAD] },
  },
]
