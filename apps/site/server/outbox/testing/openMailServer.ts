import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface MailServerOptions extends SMTPServerOptions {
  /** What the server says to an email that it was given. @default it takes it */
  readonly accept?: (entry: string) => Error | undefined | Promise<Error | undefined>
}

/** A real mail server on this machine, and what it was given. */
export async function openMailServer({ accept = () => undefined, ...options }: MailServerOptions = {}) {
  const emails: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, done) {
      void text(stream).then(async (entry) => {
        emails.push(entry)
        done(await accept(entry))
      })
    },
    ...options,
  })
  // Senders that are killed leave connections.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const stop = async () => new Promise<void>((resolve) => void server.close(resolve))
  // A server that listens to TCP has one.
  const { port } = server.server.address() as AddressInfo
  return { emails, url: `smtp://127.0.0.1:${port}`, stop }
}

/** A header of an email, unfolded. */
export function headerOf(entry: string, name: string): string | undefined {
  const head = entry.split('\r\n\r\n', 1)[0]?.replace(/\r\n[ \t]+/g, ' ') ?? ''
  return new RegExp(`^${name}: (.*)$`, 'im').exec(head)?.[1]
}

/** An answer of a mail server. */
export const answered = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
