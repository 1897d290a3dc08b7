// @module-tag ci
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'

it('does not serve the embedded database unless it is told that this is a demonstration', async () => {
  const environment = {
    ...process.env,
    VITE_SUPABASE_URL: '',
    VITE_SUPABASE_PUBLISHABLE_KEY: '',
    DATABASE_URL: '',
    DIRA_DEMONSTRATION: '',
  }
  const [code, output] = await new Promise<[unknown, string]>((resolve) => {
    const script = join(import.meta.dirname, 'serve.ts')
    execFile(process.execPath, ['--conditions=@dira/source', script], { env: environment }, (error, printed) =>
      resolve([error?.code, printed]),
    )
  })
  expect(JSON.parse(output)).toMatchObject({
    error: expect.stringContaining('The embedded database is not for production.'),
  })
  expect(code).toBe(1)
})
