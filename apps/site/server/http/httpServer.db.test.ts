import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
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

it('ends the connection of a slow client that never does', async () => {
  const held: Socket[] = []
  server.once('connection', (socket: Socket) => held.push(socket))
  const client = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true })
  client.on('error', () => {})
  client.write('POST /rest/v1/enquiries HTTP/1.1\r\nHost: dira\r\nContent-Length: 2\r\n\r\na')
  const [answer] = (await once(client, 'data')) as [Buffer]
  expect(answer.toString()).toContain('408 Request Timeout')
  await expect.poll(() => held[0]?.destroyed, { timeout: 10_000 }).toBe(true)
  client.destroy()
})

it('keeps a connection for longer than proxies do, so that none is closed as one sends a request', () => {
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000)
})
