/** A photograph that this device keeps until it is sent. */
export interface KeptFile {
  readonly key: string
  /** The key of the draft that it is for. */
  readonly draft: string
  /** Its place among those that were chosen. */
  readonly at: number
  readonly file: File
}

const STORE = 'photographs'

/** Keeps a photograph, so that a closed page loses none that is not sent yet. Does nothing where the browser keeps nothing. */
export async function keepFile(kept: KeptFile): Promise<void> {
  await inStore('readwrite', (store) => store.put(kept))
}

/** Forgets one that was sent or given up. */
export async function forgetFile(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key))
}

/** Those of a draft in the order in which they were chosen; those of any other are forgotten. */
export async function keptFiles(draft: string): Promise<readonly KeptFile[]> {
  // Nothing else writes there.
  const kept = ((await inStore('readonly', (store) => store.getAll())) ?? []) as readonly KeptFile[]
  for (const { key } of kept.filter((one) => one.draft !== draft)) void forgetFile(key)
  return kept.filter((one) => one.draft === draft).toSorted((one, other) => one.at - other.at)
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
