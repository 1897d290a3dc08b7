import { connect } from 'node:net'
import { text } from 'node:stream/consumers'

/** Asks a server on this machine for a path exactly as it is written, which `fetch` would tidy up; gives the whole answer. */
export function askRaw(port: number, path: string): Promise<string> {
  return text(connect(port, '127.0.0.1').end(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`))
}
