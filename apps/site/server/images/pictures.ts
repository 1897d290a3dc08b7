import { coverSvg } from '@dira/ui/cover'
import { coverAt } from '@dira/app/coverHref'
import { LRUCache } from 'lru-cache'
import { paths } from '@dira/data/site'
import { readSharePath, shareImageOf, sharePath, type ShareImage } from '../../src/shared/seo/shareImage.ts'
import { sizeOf, type Answer } from '../http/answer.ts'
import { FOR_GOOD } from '../http/cachePolicy.ts'
import { createPlateFiles, type PlateFilesOptions } from '../plates/plateFiles.ts'
import type { SitePages } from '../pages/sitePages.ts'

/** How much memory covers may take, in bytes: thousands of them. */
const CACHE_SIZE = 24 * 1024 * 1024

/** The covers and plates of listings, and the pictures of shared links. */
export interface Pictures {
  readonly inMemory: (pathname: string) => Answer | undefined
  /** The picture at a path, undefined where there is none; `beforeDrawing` is called when it has to be drawn, and may throw. */
  readonly answer: (pathname: string, beforeDrawing: () => void) => Promise<Answer | undefined>
}

export interface PicturesOptions extends PlateFilesOptions {
  readonly pages: Pick<SitePages, 'payload'>
  readonly drawShareImage: (image: ShareImage) => Promise<Buffer>
}

export function createPictures({ pages, drawShareImage, ...options }: PicturesOptions): Pictures {
  const { answerOf } = options
  const plates = createPlateFiles(options)
  const covers = new LRUCache<string, Answer>({ maxSize: CACHE_SIZE, sizeCalculation: sizeOf })

  async function shareImage(
    asked: ShareImage | { readonly slug: string },
    pathname: string,
  ): Promise<Answer | undefined> {
    const image = 'kind' in asked ? asked : shareImageOf((await pages.payload(paths.listing(asked.slug))).data)
    // Another name is that of a picture which is no longer true.
    if (sharePath(image) !== pathname) return undefined
    const content = await drawShareImage(image)
    return answerOf({ type: 'image/png', cacheControl: FOR_GOOD, content, isCompressible: false })
  }

  return {
    inMemory: (pathname) => covers.get(pathname) ?? plates.inMemory(pathname),
    answer: async (pathname, beforeDrawing) => {
      const known = covers.get(pathname)
      if (known) return known
      const cover = coverAt(pathname)
      const asked = cover ? undefined : readSharePath(pathname)
      if (!cover && !asked) return plates.answer(pathname, beforeDrawing)
      beforeDrawing()
      if (!cover) return asked && shareImage(asked, pathname)
      const answer = answerOf({ type: 'image/svg+xml', cacheControl: FOR_GOOD, content: coverSvg(cover) })
      covers.set(pathname, answer)
      return answer
    },
  }
}
