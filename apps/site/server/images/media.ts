import type { StoredImages } from '@dira/backend'
import { readImageAddress } from '@dira/directory-core'
import { createByteCache } from '../cache/byteCache.ts'
import type { Answer, AnswerInput } from '../http/answer.ts'
import { FOR_GOOD } from '../http/cachePolicy.ts'

/** How much memory files of images may take, in bytes: hundreds of those that cards show. */
const CACHE_SIZE = 32 * 1024 * 1024

/** The files of stored images. */
export interface Media {
  readonly inMemory: (pathname: string) => Answer | undefined
  /** The file at a path, undefined where there is none; `beforeReading` is called when it has to be read, and may throw. */
  readonly answer: (pathname: string, beforeReading: () => void) => Promise<Answer | undefined>
}

export interface MediaOptions {
  readonly images: Pick<StoredImages, 'read'>
  readonly answerOf: (input: AnswerInput) => Answer
}

/** Serves the files of stored images from this origin, wherever they lie: pages ask nobody else, and what is cached stays true. */
export function createMedia({ images, answerOf }: MediaOptions): Media {
  const files = createByteCache<Answer>({ maxBytes: CACHE_SIZE, sizeOf: ({ body }) => body.plain.length })
  return {
    inMemory: files.get,
    answer: async (pathname, beforeReading) => {
      const known = files.get(pathname)
      if (known) return known
      if (!readImageAddress(pathname)) return undefined
      beforeReading()
      const content = await images.read(pathname)
      if (!content) return undefined
      const answer = answerOf({
        type: 'image/webp',
        cacheControl: FOR_GOOD,
        content,
        isCompressible: false,
        identity: pathname,
      })
      files.set(pathname, answer)
      return answer
    },
  }
}
