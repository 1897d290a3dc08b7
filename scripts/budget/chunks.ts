import { gzipSync } from 'node:zlib'
import { build, type InlineConfig, type Rolldown } from 'vite'

/** A file of script as a browser gets it. */
export interface Chunk {
  readonly name: string
  readonly isEntry: boolean
  /** The paths of the sources in it. */
  readonly modules: readonly string[]
  /** How many bytes go over the wire. */
  readonly gzipped: number
  /** The files that are fetched with it, by name. */
  readonly imports: readonly string[]
}

/** Builds something with Vite in memory; sources are named by `nameOf`. */
export async function buildChunks(config: InlineConfig, nameOf: (id: string) => string): Promise<readonly Chunk[]> {
  const output = await build({ ...config, logLevel: 'error', build: { ...config.build, write: false } })
  // One configuration that does not watch gives one output.
  const { output: files } = output as Extract<typeof output, { output: unknown }>
  return files
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    .map(({ fileName, isEntry, moduleIds, code, imports }) => ({
      name: fileName,
      isEntry,
      modules: moduleIds.map(nameOf),
      gzipped: gzipSync(code, { level: 9 }).length,
      imports,
    }))
}

/** Some chunks and all that is fetched with them, at whatever remove. */
export function withImports(chunks: readonly Chunk[], first: readonly Chunk[]): readonly Chunk[] {
  const found = new Set(first)
  // Chunks that are added while the set is walked are walked too.
  for (const { imports } of found) for (const chunk of chunks) if (imports.includes(chunk.name)) found.add(chunk)
  return [...found]
}

/** In the thousands of bytes that budgets are written in. */
export function kilobytes(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000
}
