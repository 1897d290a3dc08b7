// @module-tag ci
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { IMPORTS_PATH } from '../packages/data/src/index.ts'

it('serves pages from their source, and all that the built site answers', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'dira-dev-'))
  const child = spawn(process.execPath, ['--conditions=@dira/source', join(import.meta.dirname, 'dev.ts')], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DIRA_DATA: join(folder, 'data'),
      DIRA_CACHE: join(folder, 'cache'),
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  onTestFinished(async () => {
    child.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true })
  })
  let printed = ''
  child.stdout?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  const address = () => /Dira is at (\S+)/.exec(printed)?.[1]
  await expect.poll(address).toBeDefined()

  const page = await fetch(`${address()}/about`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('/src/entry-client.tsx')])
  const imports = await fetch(`${address()}${IMPORTS_PATH}`)
  expect(imports.status).toBe(401)
  expect(await (await fetch(`${address()}/healthz`)).json()).toMatchObject({ status: 'ok' })
})
