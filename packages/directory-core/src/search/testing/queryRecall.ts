import { readFileSync } from 'node:fs'
import * as names from '../../names/en/index.ts'
import { understandQuery, type UnderstoodQuery } from '../understandQuery.ts'
import { queryPlaces } from './queryPlaces.ts'

/** What a traveller typed, and the filters that were wanted: 'accommodation/guesthouses @ kenya/kisumu'. */
interface WantedQuery {
  readonly language: string
  readonly query: string
  /** Empty where the text must not be understood. */
  readonly wanted: string
}

/** A list of queries beside this module. */
function readQueries(file: string): WantedQuery[] {
  const [, ...lines] = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [language = '', query = '', wanted = ''] = line.split('\t')
    return { language, query, wanted }
  })
}

/** Reads every query of a list over the sample and imported places. */
export function readAll(file: string) {
  const places = queryPlaces()
  return readQueries(file).map((query) => ({
    ...query,
    understood: written(understandQuery(query.query, { places, names })),
  }))
}

/** The share of the queries with a wanted result that got it, and of those that got a result the share with the right one. */
export function recallAndPrecision(read: ReturnType<typeof readAll>) {
  const wanted = read.filter((query) => query.wanted !== '')
  const answered = read.filter(({ understood }) => understood !== '')
  const right = wanted.filter((query) => query.understood === query.wanted).length
  return {
    queries: read.length,
    wanted: wanted.length,
    right,
    recall: right / wanted.length,
    precision: right / answered.length,
  }
}

/** The filters as the lists have them. */
export function written(query: UnderstoodQuery | undefined): string {
  if (!query) return ''
  const { category, subcategory, place } = query
  const kind = [category, subcategory].filter((slug) => slug !== undefined).join('/')
  const where = place && `@ ${[place.country.slug, place.place?.slug].filter((slug) => slug !== undefined).join('/')}`
  return [kind, where].filter((part) => part !== undefined && part !== '').join(' ')
}
