import { createHash } from 'node:crypto'
import type { Answer, AnswerInput } from '../http/answer.ts'
import { phoneBookOf } from '../../src/data/phoneBook.ts'
import { readPhonesOnce } from '../../src/data/readPhonesOnce.ts'
import type { ListingsSnapshot } from '../listings/listingsSnapshot.ts'

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
  const answer = answerOf({ type: 'application/json; charset=utf-8', content, identity: hash })
  return { snapshot, path: `/data/listings-${hash}.json`, answer }
}
