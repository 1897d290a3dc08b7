import { createHash } from 'node:crypto'
import { encodeIndex } from '@dira/directory-core'
import { exportedPlaces, type ExportedIds } from '../../src/shared/data/exportedIds.ts'
import type { Answer, AnswerInput } from '../http/answer.ts'
import type { Published } from '../listings/directoryFeed.ts'

export const JSON_TYPE = 'application/json; charset=utf-8'

/** What the browser searches in. */
export interface SearchIndex {
  readonly snapshot: Published['snapshot']
  /** Changes with its content, so that a browser may keep it for good. */
  readonly path: string
  readonly answer: Answer
  /** The ids of its rows: only of a static export. */
  readonly ids?: { readonly path: string; readonly answer: Answer }
}

export function searchIndex(
  snapshot: Published['snapshot'],
  answerOf: (input: Omit<AnswerInput, 'cacheControl'>) => Answer,
  { isStatic = false }: { readonly isStatic?: boolean } = {},
): SearchIndex {
  const content = Buffer.from(encodeIndex(snapshot.directory, { use: 'browser' }))
  const hash = hashOf(content)
  return {
    snapshot,
    path: `/data/listings-${hash}.bin`,
    answer: answerOf({ type: 'application/octet-stream', content, identity: hash }),
    ...(isStatic && { ids: idsOf(snapshot, answerOf) }),
  }
}

function idsOf({ directory }: SearchIndex['snapshot'], answerOf: (input: Omit<AnswerInput, 'cacheControl'>) => Answer) {
  const ids = directory.listings.map(({ id }) => id)
  const content = JSON.stringify({ ids, places: exportedPlaces(directory.groups) } satisfies ExportedIds)
  return { path: `/data/ids-${hashOf(content)}.json`, answer: answerOf({ type: JSON_TYPE, content }) }
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 12)

/** What a browser adds to the index to have the listings as they are now: the id of a row is its number there. */
export function indexChanges(snapshot: SearchIndex['snapshot'], changed: Published['changed']) {
  const rowOf = (id: string) => snapshot.directory.rowOf(id)?.toString()
  return {
    // No id of a new one may be a number.
    put: [...changed].flatMap(([id, listing]) => (listing ? [{ ...listing, id: rowOf(id) ?? `new ${id}` }] : [])),
    remove: [...changed].flatMap(([id, listing]) => (listing ? [] : (rowOf(id) ?? []))),
  }
}
