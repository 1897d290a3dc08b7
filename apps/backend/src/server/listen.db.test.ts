import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

afterEach(() => void vi.restoreAllMocks())

test('an upload that is broken off is not handled, and writes nothing to the log', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const handle = vi.fn(async ({ url }: Request) => new Response(url))
  const listener = await listen(handle)
  const socket = connect(listener.port, '127.0.0.1')
  socket.write(
    'POST /rest/v1/listings HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\nhalf',
  )
  // The server has begun to read.
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
  // By the time that another request is answered, the server has seen the end of this one.
  await fetch(`http://127.0.0.1:${listener.port}/rest/v1/after`)
  expect(handle.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(['/rest/v1/after'])
  expect(log).not.toHaveBeenCalled()
  await listener.close()
})

test('a defect is written to the log, and only there', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const listener = await listen(async () => {
    throw new Error('secret of the defect')
  })
  const answer = await fetch(`http://127.0.0.1:${listener.port}/rest/v1/listings`, { method: 'POST', body: '{}' })
  expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('secret')])
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('secret of the defect'))
  await listener.close()
})

test('a connection is ended by the client alone: what it sends as this side ends one would be lost', async () => {
  const listener = await listen(async () => new Response('well'))
  const { headers } = await fetch(`http://127.0.0.1:${listener.port}/rest/v1/listings`)
  // Where a server ends it, Node says after how many seconds.
  expect(headers.get('keep-alive')).toBeNull()
  await listener.close()
})
