import type { QueuedFile } from '@dira/app/images'

/** A photograph that this device keeps until what it is for is sent. */
interface SavedFile extends QueuedFile {
  /** The address that it has since it arrived. */
  readonly url?: string
  /** What it is for: the key of a draft, or an answer. */
  readonly of: string
  /** When it was chosen, in milliseconds; of several at once the first has the lowest. */
  readonly at: number
}

const STORE = 'photographs'

/** For so long, in milliseconds. */
const LONGEST = 30 * 24 * 3_600_000

/** Keeps photographs, so that a closed page loses none that is not sent yet. Does nothing where the browser keeps nothing. */
export async function keepFiles(of: string, files: readonly QueuedFile[]): Promise<void> {
  const now = Date.now()
  const keep = async (kept: SavedFile) => inStore('readwrite', (store) => store.put(kept))
  await Promise.all(files.map(async ({ key, file }, index) => keep({ key, file, of, at: now + index })))
}

/** Notes that one has arrived: the directory keeps it for a day only if what it is for is not sent. */
export async function noteArrival(key: string, url: string): Promise<void> {
  // Nothing else writes there.
  const kept = (await inStore('readonly', (store) => store.get(key))) as SavedFile | undefined
  if (kept) await inStore('readwrite', (store) => store.put({ ...kept, url }))
}

/** Forgets one that is no longer needed, or was given up. */
export async function forgetFile(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

/** Those of a draft or an answer, in the order in which they were chosen. Old ones of any are forgotten. */
export async function savedFiles(of: string): Promise<readonly (QueuedFile & Pick<SavedFile, 'url'>)[]> {
  // Nothing else writes there.
  const kept = ((await inStore('readonly', (store) => store.getAll())) ?? []) as readonly SavedFile[]
  const isOld = ({ at }: SavedFile) => at < Date.now() - LONGEST
  for (const { key } of kept.filter(isOld)) void forgetFile(key)
  return kept.filter((one) => one.of === of && !isOld(one)).toSorted((one, other) => one.at - other.at)
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  run: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  try {
    const opening = indexedDB.open('dira-application', 1)
    opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE, { keyPath: 'key' }))
    const database = await resultOf(opening)
    try {
      return await resultOf(run(database.transaction(STORE, mode).objectStore(STORE)))
    } finally {
      database.close()
    }
  } catch {
    // A private window, or no room.
    return undefined
  }
}

async function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps nothing')))
  })
}
