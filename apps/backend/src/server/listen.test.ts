import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listen } from './listen.ts'

afterEach(() => void vi.restoreAllMocks())

test('an upload that is broken off is not handled, and writes nothing to the log', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const handle = vi.fn(async () => new Response())
  const listener = await listen(handle)
  const socket = connect(listener.port, '127.0.0.1')
  socket.write(
    'POST /rest/v1/listings HTTP/1.1\r\nhost: localhost\r\nexpect: 100-continue\r\ncontent-length: 100\r\n\r\nhalf',
  )
  // The server has begun to read.
  await new Promise((resolve) => socket.once('data', resolve))
  socket.destroy()
  // Resolves when the connection is gone; what it leaves behind is done a turn later.
  await listener.close()
  await new Promise((resolve) => setImmediate(resolve))
  expect(handle).not.toHaveBeenCalled()
  expect(log).not.toHaveBeenCalled()
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
