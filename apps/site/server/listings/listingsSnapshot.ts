import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Listing } from '@dira/directory-core'

/** The published listings at one version. */
export interface ListingsSnapshot {
  readonly version: string
  readonly listings: readonly Listing[]
}

export interface SnapshotStore {
  /** What was stored last; undefined where nothing is, or it was stored for another installation or by other code. */
  readonly read: () => Promise<ListingsSnapshot | undefined>
  readonly write: (snapshot: ListingsSnapshot) => Promise<void>
}

/**
 * Keeps a snapshot in a file, so that a server that starts reads only what has changed since, and serves pages while the data service is
 * away. `installation` names the data and the code that the snapshot belongs to.
 */
export function createSnapshotStore({ file, installation }: { file: string; installation: string }): SnapshotStore {
  return {
    read: async () => {
      const content = await readFile(file, 'utf8').catch(() => undefined)
      if (content === undefined) return undefined
      try {
        const stored = JSON.parse(content) as ListingsSnapshot & { readonly installation: string } // Written below.
        return stored.installation === installation ? stored : undefined
      } catch {
        return undefined
      }
    },
    write: async (snapshot) => {
      await mkdir(dirname(file), { recursive: true })
      // Under its name only when it is whole: the process may be stopped at any time.
      await writeFile(`${file}.${process.pid}`, JSON.stringify({ installation, ...snapshot }))
      await rename(`${file}.${process.pid}`, file)
    },
  }
}
