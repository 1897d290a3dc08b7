import type { KindSlug } from '../kind/kinds.ts'
import type { QueryParts } from './queryParts.ts'
import type { QueryKind, QueryPlace } from './queryVocabulary.ts'

/** A list that there may be: the businesses of a kind, in a place, with a text. Of what is absent, all. */
export interface ListMeant {
  readonly kind?: QueryKind
  readonly place?: QueryPlace
  readonly text?: string
}

/** A list that has something. */
export interface WayOn extends ListMeant {
  /** How many businesses it has. Never 0. */
  readonly count: number
  /** How far its town is from the one that was asked for, in kilometres. */
  readonly km?: number
}

type Answering<Value> = Value | Promise<Value>

/** What a directory answers about lists, wherever its listings are searched. */
export interface ListCounts {
  /** How many businesses a list has that a reader can be led to; 0 where no page has it. */
  readonly count: (list: ListMeant) => Answering<number>
  /** The kinds that a list has. */
  readonly kindsIn: (list: ListMeant) => Answering<readonly KindSlug[]>
  /** The town nearest to another of the same country that has some of a kind; undefined where that is not known. */
  readonly nearest: (list: Required<Pick<ListMeant, 'kind' | 'place'>>) => Answering<Nearest | undefined>
  /** The province of a town, where its listings say it. */
  readonly provinceOf: (town: QueryPlace) => Answering<QueryPlace | undefined>
}

export interface Nearest {
  readonly place: QueryPlace
  readonly km: number
}

/** More of them would be a list of lists. */
const MOST_WAYS = 8
/** How many kinds of a category stand for one that is not there. */
const MOST_KIN = 3

/**
 * Where to go instead of a list in which nothing matches, the nearest to what was asked for first: the other words in the place; the kind in the nearest
 * town, in the province, in the country, anywhere; its kin in the place; the place itself, and what is around it; the other words anywhere. Each is counted, and none is empty.
 */
export async function waysOn(
  parts: Pick<QueryParts, 'kinds' | 'places' | 'rest'>,
  lists: ListCounts,
): Promise<WayOn[]> {
  const { kinds, places, rest: text } = parts
  // A business may be called like a town that has none.
  const unlisted = places.flatMap(({ place, count }) => (place && count === 0 ? [place.name] : []))
  const around = await Promise.all(places.map(async (place) => ({ place, wider: await widerThan(place, lists) })))
  const ofKinds = await Promise.all(kinds.map((kind) => kindInstead(kind, around, lists)))
  const candidates: (ListMeant & { readonly km?: number })[] = [
    ...(text === '' ? [] : places.map((place) => ({ text, place }))),
    ...ofKinds.flat(),
    ...around.flatMap(({ place, wider }) => [place, ...wider].map((one) => ({ place: one }))),
    ...[text, ...unlisted].filter((one) => one !== '').map((one) => ({ text: one })),
  ]
  const counted = await Promise.all(candidates.map(async (list) => ({ ...list, count: await lists.count(list) })))
  const some = counted.filter(({ count }) => count > 0)
  return some.filter((way, at) => !some.slice(0, at).some((before) => isSame(way, before))).slice(0, MOST_WAYS)
}

/** The lists that come near to a kind in some places. */
async function kindInstead(
  kind: QueryKind,
  around: readonly { readonly place: QueryPlace; readonly wider: readonly QueryPlace[] }[],
  lists: ListCounts,
): Promise<(ListMeant & { readonly km?: number })[]> {
  const ofPlaces = around.map(async ({ place, wider }) => {
    const nearest = await lists.nearest({ kind, place })
    return [
      { kind, place },
      ...(nearest ? [{ kind, ...nearest }] : []),
      ...wider.map((one) => ({ kind, place: one })),
      ...(await kinOf(kind, place, lists)),
    ]
  })
  return [
    ...(await Promise.all(ofPlaces)).flat(),
    { kind },
    ...(around.length === 0 ? await kinOf(kind, undefined, lists) : []),
  ]
}

/** Other kinds of its category, or the subcategory or category itself where there are none. */
async function kinOf({ category, subcategory, kind }: QueryKind, place: QueryPlace | undefined, lists: ListCounts) {
  const within = { kind: { category }, ...(place && { place }) }
  const others = (await lists.kindsIn(within)).filter((one) => one !== kind).slice(0, MOST_KIN)
  const part = subcategory !== undefined && kind !== undefined ? [{ ...within, kind: { category, subcategory } }] : []
  return [...part, ...others.map((one) => ({ ...within, kind: { category, kind: one } })), within]
}

/** The province and the country of a town, the country of a province. */
async function widerThan(place: QueryPlace, lists: ListCounts): Promise<QueryPlace[]> {
  const province = place.place?.level === 'city' ? await lists.provinceOf(place) : undefined
  const { country } = place
  return [...(province ? [province] : []), ...(place.place ? [{ country, count: 0 }] : [])]
}

/** Whether a list is another one again: of the same, or of as many of the same kind in a wider place. */
function isSame(one: WayOn, before: WayOn): boolean {
  const sameKind = keyOf(one.kind) === keyOf(before.kind) && one.text === before.text
  const samePlace = placeKey(one) === placeKey(before)
  const isWider = one.place?.country.slug === before.place?.country.slug || one.place === undefined
  return sameKind && (samePlace || (isWider && one.count === before.count))
}

const keyOf = (kind: QueryKind | undefined) => (kind ? (kind.kind ?? kind.subcategory ?? kind.category) : '')
const placeKey = ({ place }: WayOn) =>
  `${place?.country.slug ?? ''}/${place?.place?.level ?? ''}/${place?.place?.slug ?? ''}`
