// The entry of `npm start`, `npm test` and the other commands. It uses old syntax and imports nothing at the top, so that
// an outdated Node can still run it and print what to do.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Dira needs Node 20 or newer to set itself up, and this is Node ' +
      process.versions.node +
      ': install a current one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
} else {
  import('./launch/launch.mjs').then(function (module) {
    return module.launch(process.argv.slice(2))
  })
}
