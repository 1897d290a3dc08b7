import { onTestFinished } from 'vitest'
import { openMailServer, type MailServerOptions } from './openMailServer.ts'

export { answered, headerOf } from './openMailServer.ts'

/** A real mail server for one test. */
export async function startMailServer(options?: MailServerOptions) {
  const server = await openMailServer(options)
  onTestFinished(server.stop)
  return server
}
