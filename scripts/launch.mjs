// The front door: `npm start`, `npm test` and the other commands of package.json come in here, on whatever Node the
// machine has. Nothing is imported at the top and the syntax is old on purpose: an outdated Node must get as far as
// the sentence that tells its owner what to do.
var LOWEST_MAJOR = 20

if (Number(process.versions.node.split('.')[0]) < LOWEST_MAJOR) {
  console.error(
    'Dira needs Node ' +
      LOWEST_MAJOR +
      ' or newer to set itself up, and this is Node ' +
      process.versions.node +
      ': ' +
      'install a current one from https://nodejs.org and run the command again.',
  )
  process.exitCode = 1
} else {
  import('./launch/launch.mjs').then(function (module) {
    return module.launch(process.argv.slice(2))
  })
}
