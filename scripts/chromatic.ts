/** `pnpm chromatic`: sends Storybook to Chromatic, where teams that have a project there review what changed in the looks. */
const CONFIG = '.storybook/chromatic.config.json'

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  // Loaded only here, because without a token it is not needed.
  const { run } = await import('chromatic/node')
  const { code = 1 } = await run({ argv: ['--config-file', CONFIG, ...process.argv.slice(2)] })
  process.exitCode = code
} else {
  console.log('Chromatic is skipped: set CHROMATIC_PROJECT_TOKEN to the token of your project there, and it runs.')
}
