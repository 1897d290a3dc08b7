import { IMAGE_FOLDER, readImageAddress } from '@dira/directory-core'
import type { Backend } from '../connect/backend.ts'
import { expectOk } from '../report/expectOk.ts'
import type { ImageStore } from './imageStore.ts'

type Project = Pick<Backend, 'request'>

/** The bucket that the migrations make. */
const BUCKET = '/storage/v1/object/listing-images'
const PUBLIC_BUCKET = '/storage/v1/object/public/listing-images'

/** A year, in seconds. */
const YEAR = 31_536_000

/**
 * Image files in the Supabase Storage of a hosted project. Anybody reads them; only the `owner`, with the project's secret key, writes.
 * Rejects with a `Problem`.
 */
export function storageImages(visitor: Project, owner: Project = visitor): ImageStore {
  return {
    write: async (path, content) => {
      const answer = await owner.request(`${BUCKET}/${nameOf(path)}`, {
        method: 'POST',
        headers: { 'content-type': 'image/webp', 'cache-control': `max-age=${YEAR}`, 'x-upsert': 'true' },
        body: new Uint8Array(content),
      })
      await expectOk(answer)
    },
    read: async (path) => {
      const answer = await visitor.request(`${PUBLIC_BUCKET}/${nameOf(path)}`)
      // Storage answers 400 for what is not there, and says 404 in the body.
      if (answer.status === 400 || answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      return Buffer.from(await (await expectOk(answer)).arrayBuffer())
    },
    remove: async (paths) => {
      if (paths.length === 0) return
      await expectOk(
        await owner.request(BUCKET, { method: 'DELETE', body: JSON.stringify({ prefixes: paths.map(nameOf) }) }),
      )
    },
  }
}

/** The name of a file in the bucket; its path has to be that of an image. */
function nameOf(path: string): string {
  if (!readImageAddress(path)) throw new Error(`${path} is no path of an image`)
  return path.slice(IMAGE_FOLDER.length)
}
