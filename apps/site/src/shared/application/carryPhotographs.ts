import { APPLICATION_SCHEME } from '@dira/data'
import type { Application } from './application.ts'
import { addPhotographs } from './applicationPhotographs.ts'

/** Sends the photographs of another application for this device's draft as well, in their order and with what they show. Those that are gone are left out. */
export async function carryPhotographs(token: string, images: Application['images']): Promise<void> {
  const headers = { authorization: `${APPLICATION_SCHEME} ${token}` }
  const read = async ({ url }: Application['images'][number]) => {
    const answer = await fetch(url, { headers }).catch(() => undefined)
    return answer?.ok ? new File([await answer.blob()], 'photograph.webp', { type: 'image/webp' }) : undefined
  }
  const files = await Promise.all(images.map(read))
  const had = images.flatMap((image, at) => (files[at] ? [{ image, file: files[at] }] : []))
  addPhotographs(
    had.map(({ file }) => file),
    (at) => had[at]?.image,
  )
}
