import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { describe, expect, it } from 'vitest'
import * as core from './index.ts'

const INDEX = fileURLToPath(new URL('index.ts', import.meta.url))
const ENTRY = 'virtual:entry'

const names = Object.keys(core)
const schemas = names.filter((name) => name.endsWith('Schema'))

/** The modules that a bundle holds when an application imports some of the package's exports and uses them. */
async function modulesFor(imported: readonly string[], from = INDEX): Promise<readonly string[]> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? `export { ${imported.join(', ')} } from ${JSON.stringify(from)}` : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput
  return output.output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []))
}

describe('what a bundle holds', () => {
  it('is zod only where a schema is imported, so that public pages stay without it', async () => {
    const withoutSchemas = await modulesFor(names.filter((name) => !schemas.includes(name)))
    expect(withoutSchemas.filter((id) => /\/zod\//.test(id))).toEqual([])
    expect(withoutSchemas.length).toBeGreaterThan(20)
    expect((await modulesFor(['contactMessageSchema'])).filter((id) => /\/zod\//.test(id))).not.toEqual([])
  })

  it('is libphonenumber-js only through the entry ./phone', async () => {
    const isPhones = (id: string) => id.includes('/libphonenumber-js/')
    expect((await modulesFor(names)).filter(isPhones)).toEqual([])
    const phone = fileURLToPath(new URL('contact/phone.ts', import.meta.url))
    expect((await modulesFor(['readPhones'], phone)).filter(isPhones)).not.toEqual([])
  })

  it('is one room where one room is used', async () => {
    const source = path.dirname(INDEX)
    const rooms = (await modulesFor(['formatRand'])).filter((id) => id.startsWith(source))
    expect(rooms.map((id) => path.relative(source, id))).toEqual([path.join('pricing', 'formatRand.ts')])
  })
})
