import { readFileSync } from 'node:fs'
import { SAMPLE_LISTINGS } from '../../packages/directory-core/src/sample/index.ts'
import type { Listing } from '../../packages/directory-core/src/index.ts'
import { countrySlug } from '../../packages/directory-core/src/location/africa.ts'
import type { ListingsData } from '../../apps/site/src/shared/data/pageData.ts'
import { directoryOf, pageOver } from '../../apps/site/src/testing/samplePages.ts'
import { realListings } from './realDirectory.ts'

/** What a search answers, beside what was wanted of it. */
export interface Answer {
  readonly language: string
  readonly query: string
  /** 'pharmacy @ Mombasa'; '-' is what no directory has a kind for, '?' what can only be asked back or led on from. */
  readonly wanted: string
  readonly page: ListingsData
  /** The share of the wanted ones on the first page; absent where the directory has none. */
  readonly recall?: number
  /** Nothing is found, and nothing offered. */
  readonly isDeadEnd: boolean
  /** Something else is shown. */
  readonly isWrong: boolean
  readonly milliseconds: number
}

/** The directory of the sample and of real businesses, and a function that searches it. */
export async function openRealDirectory() {
  const listings = [...SAMPLE_LISTINGS, ...(await realListings())]
  const directory = directoryOf(listings)
  const search = async (query: string) =>
    (await pageOver(directory, `/listings?${new URLSearchParams({ search: query })}`)) as ListingsData
  return { listings, search }
}

/** The queries that failed with real businesses, and others of their kinds, each with what is wanted, as a person thought about it. */
export async function answerQueries(): Promise<readonly Answer[]> {
  const { listings, search } = await openRealDirectory()
  const [, ...lines] = readFileSync(new URL('realQueries.tsv', import.meta.url), 'utf8')
    .trim()
    .split('\n')
  // The words of five languages are read with the first.
  await search('hotels nairobi')
  const answers: Answer[] = []
  for (const line of lines) {
    const [language = '', query = '', wanted = ''] = line.split('\t')
    const begin = performance.now()
    const page = await search(query)
    const milliseconds = performance.now() - begin
    answers.push({ language, query, wanted, page, milliseconds, ...judge(page, wanted, listings) })
  }
  return answers
}

function judge(page: ListingsData, wanted: string, listings: readonly Listing[]) {
  const [kind = '', place = ''] = wanted.split('@').map((part) => part.trim())
  const isKind = (listing: Listing) =>
    kind === '' || [listing.kind, listing.category, listing.subcategory].includes(kind)
  const right = new Set(
    listings.filter((one) => isKind(one) && isIn(one, place) && wanted !== '?' && kind !== '-').map(({ slug }) => slug),
  )
  const shown = page.cards.map(({ slug }) => slug)
  const hits = shown.filter((slug) => right.has(slug)).length
  const ways = (page.nothing?.ways.length ?? 0) + page.namedPages.length + page.corrections.length
  const isLed = ways > 0 || page.nothing?.isWhereAsked === true || page.nothing?.elsewhere !== undefined
  // Where a town has none, others of the kind are no other kind.
  const isOther = (slug: string) => !listings.some((one) => one.slug === slug && isKind(one))
  const isWrong =
    right.size > 0 ? hits * 2 < shown.length : wanted === '?' ? page.matches > 0 : kind !== '-' && shown.some(isOther)
  return {
    ...(right.size > 0 && { recall: hits / Math.min(right.size, 24) }),
    isDeadEnd: page.matches === 0 && !isLed,
    isWrong,
  }
}

const isIn = ({ location: { country, province, city } }: Listing, place: string) =>
  place === '' || [city?.name, province?.name, countrySlug(country)].includes(place)
