// The entry of `npm start`, `npm test` and the other commands: old syntax and no import at the top, so that an outdated Node can run it.
if (Number(process.versions.node.split('.')[0]) < 20) {
  const version = process.versions.node
  console.error(
    'Dira needs Node 20 or newer, and this is ' + version + ': install a current one from https://nodejs.org.',
  )
  process.exitCode = 1
} else {
  import('./launch/launch.mjs').then(function (module) {
    return module.launch(process.argv.slice(2))
  })
}
