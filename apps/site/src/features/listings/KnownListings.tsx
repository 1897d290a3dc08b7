import { foldRows, type ListingCard } from '@dira/directory-core'
import {
  Gazetteer,
  SectionHeading,
  Stack,
  Text,
  type GazetteerGroup,
  type GazetteerRow,
  type ListingDistance,
} from '@dira/ui'
import { countText, paths } from '@dira/data/site'
import type { ListingsData } from '../../shared/data/pageData.ts'
import type { MeasuredCards } from './measuredCards.ts'

interface ClaimedRowsProps extends Pick<MeasuredCards, 'distanceOf'> {
  readonly cards: readonly ListingCard[]
  /** How many there are on all pages. */
  readonly count: number
}

/** What stands on cards, for who wants rows: as rows with their packages, each of its own. */
export function ClaimedRows({ cards, count, distanceOf }: ClaimedRowsProps) {
  const rows = cards.map((card) => rowOf(card, distanceOf(card), [card.tierLabel]))
  return <Gazetteer groups={[{ kind: 'Businesses', count, rows }]} hrefOf={paths.listing} headingLevel={2} />
}

interface KnownListingsProps extends Pick<MeasuredCards, 'distanceOf'> {
  readonly known: NonNullable<ListingsData['known']>
  /** Those of the page, in their order. */
  readonly cards: readonly ListingCard[]
}

/** What an import brought and nobody has claimed: rows under a head of their own, counted apart from what stands above it. */
export function KnownListings({ known, cards, distanceOf }: KnownListingsProps) {
  const { matches, from, ways } = known
  return (
    <Gazetteer
      groups={groupsOf(known, cards, distanceOf)}
      hrefOf={paths.listing}
      isFirst={from === 0}
      heading={
        <Stack gap={2}>
          <SectionHeading>Known, not yet claimed</SectionHeading>
          <Text>
            {matches === 1 ? '1 business' : `${countText(matches)} businesses`} that the guide knows and nobody has
            claimed yet.
            {ways && ' Of each kind those nearest the centre come first.'}
          </Text>
        </Stack>
      }
    />
  )
}

function groupsOf(
  { kinds = [], matches, ways = [] }: KnownListingsProps['known'],
  cards: readonly ListingCard[],
  distanceOf: MeasuredCards['distanceOf'],
): readonly GazetteerGroup[] {
  const rows = cards.map((card, at) => {
    const { km = null, bearing = null } = ways[at] ?? {}
    return rowOf(card, km === null ? distanceOf(card) : { km, ...(bearing !== null && { bearing }) })
  })
  if (kinds.length === 0) return [{ kind: 'The nearest first', count: matches, rows: folded(rows) }]
  let to = 0
  return kinds.map(({ name, count, shown }) => ({ kind: name, count, rows: folded(rows.slice(to, (to += shown))) }))
}

interface PlacedRow extends GazetteerRow {
  readonly what: readonly string[]
  readonly where: string
}

function rowOf(card: ListingCard, distance: ListingDistance | undefined, first: readonly string[] = []): PlacedRow {
  const { slug, businessName, category, locationLine: where } = card
  const what = [...first, ...('facts' in card && card.facts ? card.facts : [category])]
  // Where a distance says where it is, its town need not.
  return { slug, businessName, about: [...what, ...(distance ? [] : [where])].join(' · '), distance, what, where }
}

/** Rows of the same name in one town are one, which opens. */
function folded(rows: readonly PlacedRow[]): readonly GazetteerRow[] {
  const entries = foldRows(rows, ({ businessName, what, where }) => [businessName, what.join(', '), where])
  return entries.map((alike) => {
    const [{ what, where, ...first }] = alike
    if (alike.length === 1) return first
    return { ...first, about: [...what, `${countText(alike.length)} in ${where}`].join(' · '), alike }
  })
}
