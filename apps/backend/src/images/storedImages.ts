import { imagePaths } from '@dira/directory-core'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import { everyHour } from '../schedule/everyHour.ts'
import type { ImageStore } from './imageStore.ts'

/** The files of an image, by their paths. */
export type ImageFiles = ReadonlyMap<string, Uint8Array>

/** The sender of an image: an administrator, an owner, or an applicant without an account, known by the application's token. */
export type ImageSender = { readonly id: string; readonly isOwner: boolean } | { readonly application: string }

/** Images of listings: their files in a store, and what the database knows of them. */
export interface StoredImages extends Pick<ImageStore, 'read'> {
  /**
   * Stores an image. What an owner or an applicant sent is private until a listing that is published names it. Without the service's key there is nobody who
   * may.
   */
  readonly add?: (address: string, files: ImageFiles, sender: ImageSender) => Promise<void>
}

type Owner = Pick<Backend, 'request'>

/** How many bytes the files of an image have together. */
export function bytesOf(files: ImageFiles): number {
  return [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0)
}

/** Images in a store; `connectOwner` connects to the database with the service's key. */
export function storedImages(store: ImageStore, connectOwner?: () => Promise<Owner>): StoredImages {
  return {
    read: store.read,
    ...(connectOwner && {
      add: async (address, files, sender) => {
        const owner = await connectOwner()
        const by =
          'application' in sender
            ? { sender: null, application: sender.application }
            : { sender: sender.id, only_for_sender: sender.isOwner }
        // Noted first: files that the database knew nothing of would stay for ever.
        await call(owner, 'keep_image', { image_url: address, bytes: bytesOf(files), ...by })
        for (const [path, content] of files) await store.write(path, content)
      },
    }),
  }
}

/** Removes the files that nothing names and whose time is over; gives of how many images. */
export async function removeOldImages(store: ImageStore, owner: Owner): Promise<number> {
  for (let removed = 0; ;) {
    // So many at a time.
    const addresses = (await (await call(owner, 'images_to_remove', {})).json()) as readonly string[] // As the function says.
    if (addresses.length === 0) return removed
    for (const address of addresses) {
      await store.remove(imagePaths(address))
      const row = new URLSearchParams({ url: `eq.${address}` })
      await expectOk(await owner.request(`/rest/v1/stored_images?${row}`, { method: 'DELETE' }))
    }
    removed += addresses.length
  }
}

/** Removes old files every hour: what nobody ever sent an application for is kept for less than a day. Returns a function that stops. */
export function removeOldImagesHourly(
  store: ImageStore,
  connectOwner: () => Promise<Owner>,
  { onDone, onProblem }: { onDone: (message: string) => void; onProblem: (message: string) => void },
): () => void {
  return everyHour(
    async () => {
      const removed = await removeOldImages(store, await connectOwner())
      if (removed > 0) onDone(`Images removed because nothing names them any more: ${removed}`)
    },
    (error) =>
      onProblem(
        `Old images could not be removed; it is tried again in an hour. ${error instanceof Error ? error.message : String(error)}`,
      ),
  )
}

async function call({ request }: Owner, name: string, parameters: object): Promise<Response> {
  return expectOk(await request(`/rest/v1/rpc/${name}`, { method: 'POST', body: JSON.stringify(parameters) }))
}
