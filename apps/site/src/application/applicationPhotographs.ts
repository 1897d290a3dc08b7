import '../data/zodWithoutEval.ts'
import { newRequestToken, uploadImage } from '@dira/data'
import { queued } from '../images/imagesEditorProps.ts'
import { createUploadQueue, type QueuedFile } from '../images/uploadQueue.ts'
import { changeDraft, draftState, watchDraft, writeDraft } from './applicationDraft.ts'
import { forgetFile, keepFiles, keptFiles } from './keptFiles.ts'

/** What an image says before it has arrived. */
interface Description {
  readonly alt: string
  readonly isDecoration: boolean
}

/** The token of the draft: kept before it is first sent anywhere, so that what it opens is never lost with an answer. */
export function draftToken(): string {
  const { token } = draftState().draft
  if (token !== '') return token
  const made = newRequestToken()
  changeDraft({ token: made })
  return made
}

const descriptions = new Map<string, Description>()
/** Those that were chosen on this page. */
const chosen = new Set<string>()

/** The photographs of this device's draft that are on their way, one after the other: the first that was chosen is the cover. */
export const photographsOnTheWay = createUploadQueue(1)
photographsOnTheWay.connect({
  send: async (file, options) => uploadImage(file, { application: draftToken(), ...options }),
  onArrived: (image, { key }) => {
    const { alt, isDecoration } = descriptions.get(key) ?? { alt: '', isDecoration: false }
    const { images } = draftState().draft.written
    // Sent from two tabs, it is one.
    if (images.some(({ url }) => url === image.url)) return
    writeDraft({ images: [...images, { ...image, alt, isDecoration }] })
  },
  onLeft: (key) => {
    descriptions.delete(key)
    void forgetFile(key)
  },
})

/** Sends photographs for the draft. They are kept on this device until they have arrived. */
export function addPhotographs(
  files: readonly File[],
  described: (at: number) => Description | undefined = () => undefined,
): void {
  const added = files.map(queued)
  for (const { key } of added) chosen.add(key)
  added.forEach(({ key }, at) => {
    const description = described(at)
    if (description) descriptions.set(key, description)
  })
  void keepThenSend(added)
}

async function keepThenSend(added: readonly QueuedFile[]): Promise<void> {
  const draft = followDraft()
  await keepFiles(draft, added)
  // Begun anew meanwhile, it is another draft.
  if (draftState().draft.key === draft) photographsOnTheWay.add(added)
}

/** What came of sending those that are still on their way: `failed` are some that need a person, `unreachable` where there is no network. */
export async function sendPhotographs(): Promise<'sent' | 'failed' | 'unreachable'> {
  await restorePhotographs()
  if (!navigator.onLine && photographsOnTheWay.uploads().length > 0) return 'unreachable'
  photographsOnTheWay.againAll()
  const failures = await photographsOnTheWay.settled()
  if (failures.length === 0) return 'sent'
  return failures.every((error) => error === 'unreachable') ? 'unreachable' : 'failed'
}

let restoring: Promise<void> | undefined

/** Goes on with what a closed page had not sent yet; of several tabs the first does. */
export async function restorePhotographs(): Promise<void> {
  restoring ??= new Promise((resolve) => {
    const restore = async () => {
      const kept = await keptFiles(followDraft())
      photographsOnTheWay.add(kept.filter(({ key }) => !chosen.has(key)))
      resolve()
    }
    // Only where the connection is secure.
    if (!navigator.locks) return void restore()
    void navigator.locks.request('dira:photographs', { ifAvailable: true }, async (lock) => {
      if (!lock) return resolve()
      await restore()
      // For as long as this page is open.
      return new Promise<never>(() => undefined)
    })
  })
  return restoring
}

let followed: string | undefined

/** Gives up what is on its way for a draft once another one is begun. Answers the key of the draft. */
function followDraft(): string {
  if (followed === undefined) {
    watchDraft(() => {
      const { key } = draftState().draft
      if (key === followed) return
      followed = key
      for (const { key: upload } of photographsOnTheWay.uploads()) photographsOnTheWay.cancel(upload)
    })
    addEventListener('online', () => photographsOnTheWay.againAll())
  }
  followed = draftState().draft.key
  return followed
}
