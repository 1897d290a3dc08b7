/** The site in production: what `pnpm build` wrote, served by plain Node as the environment says. `deploy/README.md` says how. */
import { createHttpServer, stopListening, withLog } from '../apps/site/server/httpServer.ts'
import { openSite } from '../apps/site/server/openSite.ts'
import { readSettings } from '../apps/site/server/settings.ts'
import { startDataService } from '../apps/site/server/startDataService.ts'

process.env['NODE_ENV'] ??= 'production'
const log = (entry: object) => console.log(JSON.stringify({ time: new Date().toISOString(), ...entry }))
const settings = readSettings(process.env)
const service = await startDataService({
  hosted: settings.hosted,
  onStep: (step) => log({ step }),
  onWarning: (warning) => log({ warning }),
})
const answer = await openSite({ ...settings, service, onWarning: (warning) => log({ warning }) })
const server = createHttpServer(withLog(answer, console.log)).listen(settings.port, settings.host)
server.on('listening', () => log({ step: 'listening', host: settings.host, port: settings.port }))

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(
    signal,
    () =>
      void stopListening(server)
        .then(service.stop)
        .then(() => process.exit(0)),
  )
}
