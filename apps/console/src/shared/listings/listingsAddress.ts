import { STANDINGS, type Standing } from '@dira/directory-core'
import { LISTED_SORTS, LISTING_STATUSES, NEEDS, type ListedSort, type ListingStatus, type Need } from '@dira/data'
import { ADMIN_PATHS } from '@dira/data/site'

export const LISTINGS_PATH = ADMIN_PATHS.listings

/** What the table shows; all of it is in the address. */
export interface ListingsView {
  readonly search: string
  readonly statuses: readonly ListingStatus[]
  readonly tiers: readonly Standing[]
  readonly categories: readonly string[]
  readonly countries: readonly string[]
  /** The slug of a province or city, and its name. */
  readonly place: { readonly value: string; readonly label: string } | undefined
  /** What they need somebody for. */
  readonly needs: Need | undefined
  readonly sort: ListedSort
  readonly isDescending: boolean
  /** By name and in their order; undefined: those that are there at first. */
  readonly columns: readonly string[] | undefined
  readonly after: string | undefined
  readonly before: string | undefined
}

/** The first page of whatever is shown. */
export const FIRST_PAGE = { after: undefined, before: undefined } as const

/** What an address of the table shows; what it does not understand is left out. */
export function readListingsAddress(search: string): ListingsView {
  const query = new URLSearchParams(search)
  const many = <Value extends string>(name: string, known: readonly Value[]) =>
    known.filter((value) => query.getAll(name).includes(value))
  const sort = query.get('sort') ?? ''
  const by = LISTED_SORTS.find((known) => sort === known || sort === `-${known}`)
  const columns = query.get('columns')?.slice(0, 200).split(' ').filter(Boolean)
  const [place = '', ...label] = (query.get('place') ?? '').slice(0, 200).split(' ')
  const after = query.get('after')?.slice(0, 1000)
  return {
    search: (query.get('search') ?? '').slice(0, 200),
    statuses: many('status', LISTING_STATUSES),
    tiers: many('package', STANDINGS),
    categories: [...new Set(query.getAll('category'))].filter((slug) => slug !== '' && slug.length <= 60).slice(0, 50),
    countries: [...new Set(query.getAll('country'))].filter((code) => /^[A-Z]{2}$/.test(code)).slice(0, 100),
    place: place === '' ? undefined : { value: place, label: label.join(' ') || place },
    needs: NEEDS.find((need) => need === query.get('needs')),
    sort: by ?? 'name',
    isDescending: by !== undefined && sort.startsWith('-'),
    columns: columns && [...new Set(columns)],
    after,
    before: after === undefined ? query.get('before')?.slice(0, 1000) : undefined,
  }
}

/** The address of the table that shows this; what is as always is left out. */
export function listingsHref(shown: Partial<ListingsView> = {}): string {
  const query = listingsQuery(shown)
  return query === '' ? LISTINGS_PATH : `${LISTINGS_PATH}?${query}`
}

/** Its query alone. */
export function listingsQuery(shown: Partial<ListingsView>): string {
  const { search, statuses, tiers, categories, countries, place, needs } = shown
  const { sort, isDescending, columns, after, before } = shown
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  for (const [name, values] of [
    ['status', statuses],
    ['package', tiers],
    ['category', categories],
    ['country', countries],
  ] as const) {
    for (const value of values ?? []) query.append(name, value)
  }
  if (place) query.set('place', place.label === place.value ? place.value : `${place.value} ${place.label}`)
  if (needs) query.set('needs', needs)
  if (sort !== undefined && (sort !== 'name' || isDescending)) query.set('sort', `${isDescending ? '-' : ''}${sort}`)
  if (columns) query.set('columns', columns.join(' '))
  if (after !== undefined) query.set('after', after)
  else if (before !== undefined) query.set('before', before)
  return query.toString()
}
