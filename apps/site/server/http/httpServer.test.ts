import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, expect, it } from 'vitest'
import { createHttpServer } from './httpServer.ts'

const server = createHttpServer(
  (request, response) => {
    request.resume().on('end', () => response.end('whole'))
  },
  { bodyTimeout: 50 },
).listen(0)
afterAll(() => server.close().closeAllConnections())

/** What comes back to a body that goes on only after the timeout. */
async function sendSlowly(path: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (chunk: string) => (answer += chunk))
  socket.on('error', () => {})
  socket.write(`POST ${path} HTTP/1.1\r\nHost: dira\r\nConnection: close\r\nContent-Length: 2\r\n\r\na`)
  await pause(200)
  socket.end('b')
  if (!socket.closed) await once(socket, 'close')
  return answer
}

it('waits for an image on a slow line, and for nothing else', async () => {
  const [image, form] = await Promise.all([sendSlowly('/media'), sendSlowly('/rest/v1/enquiries')])
  expect(image).toContain('whole')
  expect(form).toContain('408 Request Timeout')
})

it('keeps a connection for longer than proxies do, so that none is closed as one sends a request', () => {
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})
