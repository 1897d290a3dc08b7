import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

const MODULES = '/node_modules/'

/** A file of a consumer's application. */
export interface Chunk {
  /** Whether the page begins with it, because the entry is in it or imports it, at whatever remove. */
  readonly isFirst: boolean
  /** The sources in it, by their path from node_modules. */
  readonly modules: readonly string[]
  /** How many bytes go over the wire. */
  readonly gzipped: number
}

/** Builds an application that consists of one module, as a consumer would. React is left out, because every consumer of components has it already. */
export async function bundle(consumer: string, application: string): Promise<readonly Chunk[]> {
  const entry = join(consumer, 'application.js')
  writeFileSync(entry, application)
  const output = await build({
    configFile: false,
    root: consumer,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: /^react(-dom)?($|\/)/ },
    },
  })
  // One configuration that does not watch gives one output.
  const { output: files } = output as Extract<typeof output, { output: unknown }>
  const chunks = files.filter((file) => file.type === 'chunk')
  const first = withImports(
    chunks.filter(({ isEntry }) => isEntry),
    chunks,
  )
  return chunks.map((chunk) => ({
    isFirst: first.has(chunk),
    modules: chunk.moduleIds.map((id) => id.slice(id.lastIndexOf(MODULES) + MODULES.length)),
    gzipped: gzipSync(chunk.code).length,
  }))
}

function withImports(entries: readonly Rolldown.OutputChunk[], all: readonly Rolldown.OutputChunk[]) {
  const found = new Set(entries)
  // What is added while the set is walked is walked too.
  for (const { imports } of found)
    all.filter(({ fileName }) => imports.includes(fileName)).forEach((chunk) => found.add(chunk))
  return found
}
