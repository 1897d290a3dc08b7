import type { DirectoryData } from './directoryData.ts'

export interface DataServiceOptions {
  /** The address of a Supabase project, or of what serves its API, such as https://abcdefgh.supabase.co */
  readonly url: string
  /** The key that visitors use; row-level security decides what they see. */
  readonly key: string
  /** @default the platform's fetch */
  readonly fetch?: typeof globalThis.fetch
}

/** The data of a service. The client and the schema of listings are loaded when they are first used. */
export function connectDirectoryData(options: DataServiceOptions): DirectoryData {
  const reader = async () => {
    const { listingsReader } = await import('./listingsReader.ts')
    return listingsReader(options)
  }
  const loadSender = () => import('./submissionSender.ts').catch(() => undefined)
  return {
    listings: {
      version: async () => (await reader()).version(),
      published: async () => (await reader()).published(),
      withSlugs: async (slugs) => (await reader()).withSlugs(slugs),
      async *publishedPages() {
        yield* (await reader()).publishedPages()
      },
      changesSince: async (version) => (await reader()).changesSince(version),
      async *changePages(version) {
        yield* (await reader()).changePages(version)
      },
      formerAddresses: async (slugs) => (await reader()).formerAddresses(slugs),
      async *formerSlugs() {
        yield* (await reader()).formerSlugs()
      },
      checksOf: async (slug) => (await reader()).checksOf(slug),
    },
    submissions: {
      prepare: async () => {
        await loadSender()
      },
      send: async (table, row, sending) => {
        // When the code cannot be fetched, the row cannot be sent either.
        const sender = await loadSender()
        return sender ? sender.send(options, table, row, sending) : { ok: false, error: 'unreachable' }
      },
    },
  }
}
