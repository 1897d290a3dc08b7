import { createHash } from 'node:crypto'
import type { Answer, AnswerInput } from '../http/answer.ts'
import { phoneBookOf } from '../../src/data/phoneBook.ts'
import { readPhonesOnce } from '../../src/data/readPhonesOnce.ts'
import type { Published } from '../listings/directoryFeed.ts'
import type { ListingsSnapshot } from '../listings/listingsSnapshot.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What the browser searches in. */
export interface SearchIndex {
  readonly snapshot: ListingsSnapshot
  /** Changes with its content, so that a browser may keep it for good. */
  readonly path: string
  readonly answer: Answer
}

export function searchIndex(
  snapshot: ListingsSnapshot,
  answerOf: (input: Omit<AnswerInput, 'cacheControl'>) => Answer,
): SearchIndex {
  const { listings } = snapshot
  const content = JSON.stringify({ listings, phones: phoneBookOf(listings, readPhonesOnce) })
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  const answer = answerOf({ type: JSON_TYPE, content, identity: hash })
  return { snapshot, path: `/data/listings-${hash}.json`, answer }
}

/** What a browser adds to the index to have the listings as they are now. */
export function indexChanges(changed: Published['changed']) {
  const put = [...changed.values()].filter((listing) => listing !== undefined)
  const remove = [...changed.keys()].filter((id) => !changed.get(id))
  return { put, remove, phones: phoneBookOf(put, readPhonesOnce) }
}
