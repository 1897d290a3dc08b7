import { categoryIcon, PLATE_SIZES } from '@dira/directory-core'
import { plateSvg } from '@dira/ui/cover'
import { LRUCache } from 'lru-cache'
import { plateHref, PLATES } from '../../src/shared/plateHref.ts'
import type { Plates } from '../../src/shared/data/plates.ts'
import { sizeOf, type Answer, type AnswerInput } from '../http/answer.ts'
import { ASK_AGAIN, FOR_A_DAY } from '../http/cachePolicy.ts'
import type { DirectoryFeed, Published } from '../listings/directoryFeed.ts'

/** How much memory small plates may take, in bytes: about ten thousand of them. */
const CACHE_SIZE = 16 * 1024 * 1024

export interface PlateFilesOptions {
  readonly feed: Pick<DirectoryFeed, 'current' | 'fresh'>
  readonly platesOf: (published: Published) => Plates
  readonly answerOf: (input: AnswerInput) => Answer
}

/** The small plates of listings as files, each drawn once while the published listings are the same. They have no ground, which is the page's. */
export function createPlateFiles({ feed, platesOf, answerOf }: PlateFilesOptions) {
  const files = new LRUCache<string, Answer>({ maxSize: CACHE_SIZE, sizeCalculation: sizeOf })
  let drawnFrom = ''
  const known = (pathname: string, { version }: Published) => {
    if (version !== drawnFrom) files.clear()
    drawnFrom = version
    return files.get(pathname)
  }
  return {
    inMemory: (pathname: string) => (pathname.startsWith(PLATES) ? known(pathname, feed.current()) : undefined),
    /** The file at a path, undefined where it is none of a plate. */
    answer: async (pathname: string, beforeDrawing: () => void): Promise<Answer | undefined> => {
      const slug = slugIn(pathname)
      if (slug === undefined) return undefined
      const published = await feed.fresh()
      const file = known(pathname, published)
      if (file) return file
      beforeDrawing()
      const row = await published.store.find(slug)
      const plate = row && (await platesOf(published).ofListing(row, PLATE_SIZES.row))
      if (!plate) {
        const content = 'There is no such plate.\n'
        return answerOf({ status: 404, type: 'text/plain; charset=utf-8', cacheControl: ASK_AGAIN, content })
      }
      const content = plateSvg(plate, { category: categoryIcon(row.category), look: 'small', hasGround: false })
      // Its neighbours may change with any listing: a plate that was true yesterday is true enough.
      const answer = answerOf({ type: 'image/svg+xml', cacheControl: FOR_A_DAY, content })
      if (published.version === drawnFrom) files.set(pathname, answer)
      return answer
    },
  }
}

function slugIn(pathname: string): string | undefined {
  if (!pathname.startsWith(PLATES)) return undefined
  try {
    const slug = decodeURIComponent(pathname.slice(PLATES.length).replace(/\.svg$/, ''))
    return plateHref(slug) === pathname ? slug : undefined
  } catch {
    return undefined
  }
}
