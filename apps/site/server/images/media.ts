import type { StoredImages } from '@dira/backend'
import { imageAddress, readImageAddress } from '@dira/directory-core'
import { LRUCache } from 'lru-cache'
import { sizeOf, type Answer, type AnswerInput } from '../http/answer.ts'
import type { DataService } from '../data/dataService.ts'
import { FOR_GOOD } from '../http/cachePolicy.ts'
import { applicationTokenOf } from './applicationToken.ts'

/** How much memory files of images may take, in bytes: hundreds of those that cards show. */
const CACHE_SIZE = 32 * 1024 * 1024

/** The most images that this server remembers as public. */
const MOST_KNOWN = 50_000

/** The files of stored images. */
export interface Media {
  readonly inMemory: (pathname: string) => Answer | undefined
  /**
   * The file at a path, undefined where there is none, or none for who asks: what an owner or an applicant sent is private until a listing that is published
   * names it. `beforeReading` is called when it has to be read, and may throw; `inTurn` asks whether it may be seen.
   */
  readonly answer: (
    pathname: string,
    options: {
      readonly beforeReading: () => void
      readonly inTurn: (ask: () => Promise<boolean>) => Promise<boolean>
      readonly authorization?: string | undefined
    },
  ) => Promise<Answer | undefined>
}

export interface MediaOptions extends Pick<DataService, 'callAs'> {
  readonly images: Pick<StoredImages, 'read'>
  readonly answerOf: (input: AnswerInput) => Answer
}

/** Serves the files of stored images from this origin, wherever they lie: pages ask nobody else, and what is cached stays true. */
export function createMedia({ images, callAs, answerOf }: MediaOptions): Media {
  const files = new LRUCache<string, Answer>({ maxSize: CACHE_SIZE, sizeCalculation: sizeOf })
  /** The addresses of public images, which stay public. */
  const open = new Set<string>()

  async function isOpenTo(authorization: string, address: string): Promise<boolean> {
    const application = applicationTokenOf(authorization)
    const asked = { image_url: address, ...(application !== undefined && { application }) }
    return (await callAs(application === undefined ? authorization : '', 'may_see_image', asked)) === true
  }

  return {
    inMemory: (pathname) => files.get(pathname),
    answer: async (pathname, { beforeReading, inTurn, authorization }) => {
      const known = files.get(pathname)
      if (known) return known
      const image = readImageAddress(pathname)
      if (!image) return undefined
      beforeReading()
      const address = imageAddress(image)
      if (!open.has(address) && (await inTurn(async () => isOpenTo('', address)))) {
        if (open.size >= MOST_KNOWN) open.clear()
        open.add(address)
      }
      const isPublic = open.has(address)
      const isSeen =
        isPublic || (authorization !== undefined && (await inTurn(async () => isOpenTo(authorization, address))))
      if (!isSeen) return undefined
      const content = await images.read(pathname)
      if (!content) return undefined
      const answer = answerOf({
        type: 'image/webp',
        cacheControl: isPublic ? FOR_GOOD : 'private, no-store',
        content,
        isCompressible: false,
        identity: pathname,
      })
      if (isPublic) files.set(pathname, answer)
      return answer
    },
  }
}
