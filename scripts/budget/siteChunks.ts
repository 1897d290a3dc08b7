import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import type { Script } from '../../apps/site/src/app/paths.ts'

/** A file of the site's script. */
export interface Chunk {
  readonly name: string
  /** The sources in it, by their path from the root of the repository. */
  readonly modules: readonly string[]
  /** How many bytes go over the wire, at most. */
  readonly gzipped: number
  /** The files that are fetched with it, by name. */
  readonly imports: readonly string[]
}

/** Builds one of the scripts, in memory. */
export async function siteChunks(root: string, mode: Script): Promise<readonly Chunk[]> {
  const output = await build({
    configFile: join(root, 'apps/site/vite.config.ts'),
    mode,
    logLevel: 'error',
    build: { write: false },
  })
  // One configuration that does not watch gives one output.
  const { output: files } = output as Extract<typeof output, { output: unknown }>
  return files
    .filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    .map(({ fileName, moduleIds, code, imports }) => ({
      name: fileName,
      modules: moduleIds.map((id) => id.replace(`${root}/`, '')),
      gzipped: gzipSync(code, { level: 9 }).length,
      imports,
    }))
}

/** The chunks that hold some sources, and all that is fetched with them. */
export function fetchedWith(chunks: readonly Chunk[], sources: readonly string[]): readonly Chunk[] {
  const found = new Set(sources.map((source) => chunkOf(chunks, source)))
  // What is added while the set is walked is walked too.
  for (const { imports } of found) {
    for (const chunk of chunks) if (imports.includes(chunk.name)) found.add(chunk)
  }
  return [...found]
}

function chunkOf(chunks: readonly Chunk[], source: string): Chunk {
  const chunk = chunks.find(({ modules }) => modules.includes(source))
  if (!chunk) throw new Error(`No chunk of the site holds ${source}.`)
  return chunk
}

/** In the thousands of bytes that budgets are written in. */
export function kilobytes(chunks: readonly Chunk[]): number {
  return chunks.reduce((sum, { gzipped }) => sum + gzipped, 0) / 1000
}
