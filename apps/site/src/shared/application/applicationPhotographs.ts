import '../data/zodWithoutEval.ts'
import { APPLICATION_SCHEME, newRequestToken, uploadImage } from '@dira/data'
import { imagePaths } from '@dira/directory-core'
import { queued, createUploadQueue, type QueuedFile } from '@dira/app/images'
import { changeDraft, draftState, watchDraft, writeDraft } from './applicationDraft.ts'
import { forgetFile, keepFiles, savedFiles, noteArrival } from './savedFiles.ts'

/** What an image says before it has arrived, and where it stands. */
interface Description {
  readonly alt: string
  readonly isDecoration: boolean
  /** @default after the others */
  readonly place?: number
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
/** Those that have arrived. */
const arrived = new Set<string>()

/** The uploads of photographs for this device's draft, one after the other: the first that was chosen is the cover. */
export const photographsOnTheWay = createUploadQueue(1)
photographsOnTheWay.connect({
  send: async (file, options) => uploadImage(file, { application: draftToken(), ...options }),
  onArrived: (image, { key }) => {
    arrived.add(key)
    void noteArrival(key, image.url)
    const { images } = draftState().draft.written
    const { alt, isDecoration, place = images.length } = descriptions.get(key) ?? { alt: '', isDecoration: false }
    // Sent from two tabs, it is one.
    if (images.some(({ url }) => url === image.url)) return
    writeDraft({ images: images.toSpliced(place, 0, { ...image, alt, isDecoration }) })
  },
  onLeft: (key) => {
    descriptions.delete(key)
    // What has arrived is kept until the application is sent.
    if (!arrived.delete(key)) void forgetFile(key)
  },
})

/** Sends photographs for the draft. They are kept on this device until it is sent. */
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

/** Sends a photograph again that the directory keeps no longer. One whose file this device has not leaves the draft, and the answer is false. */
export async function sendAgain(url: string): Promise<boolean> {
  const draft = followDraft()
  const kept = (await savedFiles(draft)).find((file) => file.url === url)
  const { written, key, sending } = draftState().draft
  const place = written.images.findIndex((image) => image.url === url)
  const image = written.images[place]
  // Another tab does it, or it is another draft by now.
  if (!image || key !== draft || sending === 'sent') return true
  writeDraft({ images: written.images.toSpliced(place, 1) })
  if (!kept) return false
  descriptions.set(kept.key, { alt: image.alt, isDecoration: image.isDecoration, place })
  photographsOnTheWay.add([{ key: kept.key, file: kept.file }])
  return true
}

/** Sends those again that the directory keeps no longer: before an application is sent it does so for a day. False where one is lost. */
async function sendGoneAgain(): Promise<boolean> {
  const { token, written } = draftState().draft
  const headers = { authorization: `${APPLICATION_SCHEME} ${token}` }
  const isThere = await Promise.all(
    written.images.map(async ({ url }) => {
      const [path = url] = imagePaths(url)
      const answer = await fetch(path, { method: 'HEAD', headers }).catch(() => undefined)
      return answer?.status === 404 ? sendAgain(url) : true
    }),
  )
  return !isThere.includes(false)
}

/** The result of sending the remaining photographs. `failed`: some need a person. `lost`: some are nowhere. `unreachable`: there is no network. */
export async function sendPhotographs(): Promise<'sent' | 'failed' | 'lost' | 'unreachable'> {
  await restorePhotographs()
  if (!(await sendGoneAgain())) return 'lost'
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
      const kept = await savedFiles(followDraft())
      photographsOnTheWay.add(kept.filter(({ key, url }) => url === undefined && !chosen.has(key)))
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

/** Cancels the uploads of a draft once another one is begun. Answers the key of the draft. */
function followDraft(): string {
  if (followed === undefined) {
    watchDraft(() => {
      const { key, sending } = draftState().draft
      if (sending === 'sent') void forgetFiles(key)
      if (key === followed) return
      followed = key
      for (const { key: upload } of photographsOnTheWay.uploads()) photographsOnTheWay.cancel(upload)
    })
    addEventListener('online', () => photographsOnTheWay.againAll())
  }
  followed = draftState().draft.key
  return followed
}

/** What was sent is no longer needed here. */
async function forgetFiles(draft: string): Promise<void> {
  for (const { key } of await savedFiles(draft)) await forgetFile(key)
}
