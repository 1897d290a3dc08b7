/** The script of each command of package.json, relative to the repository's root. */
export const COMMANDS = /** @type {const} */ ({
  start: 'scripts/start.ts',
  dev: 'scripts/dev.ts',
  test: 'scripts/test.ts',
  check: 'scripts/check.ts',
  build: 'scripts/build.ts',
  bench: 'bench/run.ts',
  'export:static': 'scripts/exportStatic.ts',
  'measure:site': 'scripts/measureSite.ts',
  'import:listings': 'apps/backend/src/cli/import-listings.ts',
  'make:admin': 'apps/backend/src/cli/make-admin.ts',
  'generate:seed': 'apps/backend/src/cli/generate-seed.ts',
  'generate:types': 'apps/backend/src/cli/generate-types.ts',
  'new:component': 'scripts/newComponent.ts',
  visual: 'scripts/visual.ts',
  chromatic: 'scripts/chromatic.ts',
})
