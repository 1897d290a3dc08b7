import { PAGE_SIZE, categoryName, subcategoryName } from '@dira/directory-core'
import {
  countedList,
  factsAsked,
  pageOfPlace,
  type AskedPlaces,
  type FactsAsked,
  type FoundList,
  type MeantQuery,
} from './meantLists.ts'
import { factNames } from './missingFact.ts'

/**
 * The understood listings of a scope. What none is known to have is left out. Where a town has none of a kind, those of its country that are nearest; where
 * the country has none either, those of its subcategory, and then those of its category, if most of these may be of the kind: nobody who asks for a spa wants hairdressers.
 */
export async function filledList(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  const found = await someOf(query, asked)
  if (found) return found
  const lesser = withLess(query)
  if (lesser) return lesser.names.kind === undefined && !lesser.place ? undefined : filledList(lesser, asked)
  const { category, kind, subcategory, ...wider } = query
  const nearest = category && nearTown(query, asked)
  const near = nearest && (await someOf(nearest, asked))
  if (near) return near
  if (!category || (!subcategory && !kind)) return undefined
  const part = kind && subcategory
  const names = {
    ...query.names,
    kind: part ? subcategoryName(asked.names, part) : categoryName(asked.names, category),
  }
  const whole = await filledList({ ...wider, category, ...(part && { subcategory: part }), names }, asked)
  return whole && kind && whole.ofKnownKind * 2 > whole.count ? undefined : whole
}

async function someOf(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  const found = await countedList(query, asked)
  return found && found.count > 0 ? found : undefined
}

/** The list of all that is meant, which has nothing; undefined without a kind, or where the open list can have none of it. */
export async function emptyList(query: MeantQuery, asked: AskedPlaces): Promise<FoundList | undefined> {
  return query.category ? countedList(query, asked) : undefined
}

/**
 * The list without the facts that it asks for, where it has less than a page: those that are known to have them come first, and what nothing is known of is
 * not left out. Undefined where they are what is asked for, or leave nothing out.
 */
export async function listOfFew(full: FoundList, asked: AskedPlaces): Promise<ListOfFew | undefined> {
  const { attributes, prices, open } = factsAsked(full.query)
  const first = { ...(attributes && { attributes }), ...(prices && { prices }), ...(open && { open }) }
  const isAsked = Object.keys(first).length > 0 && full.query.category !== undefined
  if (!isAsked || full.count === 0 || full.count >= PAGE_SIZE) return undefined
  const list = await someOf(withoutFacts(full.query), asked)
  return list && list.count > full.count
    ? { list, first, known: { kind: factNames(first, asked.names), count: full.count } }
    : undefined
}

interface ListOfFew {
  readonly list: FoundList
  readonly first: FactsAsked
  /** The facts by their names, and how many are known to have them. */
  readonly known: { readonly kind: string; readonly count: number }
}

function withoutFacts(query: MeantQuery): MeantQuery {
  const lesser = withLess(query)
  return lesser ? withoutFacts(lesser) : query
}

/** The meaning without the last wish or attribute; undefined where it has none. */
function withLess({ wishes, attributes, ...query }: MeantQuery): MeantQuery | undefined {
  const { having: _, wishes: __, ...names } = query.names
  const kept = wishes?.filter((wish) => wish === 'here') ?? []
  const left = kept.length > 0 ? kept : undefined
  if (wishes && wishes.length > kept.length) {
    const { having } = query.names
    return {
      ...query,
      ...(left && { wishes: left }),
      ...(attributes && { attributes }),
      names: { ...names, ...(having && { having }), ...(left && { wishes: left }) },
    }
  }
  return attributes && { ...query, ...(left && { wishes: left }), names: { ...names, ...(left && { wishes: left }) } }
}

/** The meaning widened to the country of its town, the nearest to the town first. */
function nearTown({ place, names: { place: near, ...names }, ...query }: MeantQuery, asked: AskedPlaces) {
  const town = place?.place?.level === 'city' ? pageOfPlace(place, asked) : undefined
  if (!town || !place || near === undefined) return undefined
  const { country } = place
  return {
    ...query,
    place: { country, count: 0 },
    near: { place: town.path.replace('/locations/', '') },
    names: { ...names, near },
  }
}
