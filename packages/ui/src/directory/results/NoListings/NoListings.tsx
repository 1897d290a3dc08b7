import type { ReactNode } from 'react'
import { button } from '../../../components/Button/Button.css.ts'
import { EmptyState } from '../../../components/EmptyState/EmptyState.tsx'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { useMessages } from '../../../messages/useMessages.ts'
import { formatDistance } from '../Distance/formatDistance.ts'
import { distanceMessages } from '../Distance/messages.ts'
import type { FilterRemoval } from '../../search/ActiveFilters/filterRemoval.ts'
import { noListingsMessages } from './messages.ts'
import { NothingWays, type NothingFound } from './NothingWays.tsx'

export interface NoListingsProps extends Partial<FilterRemoval> {
  /** Other ways on, such as a link that removes the search. */
  actions?: ReactNode
  /** Something matches, farther away than the list looks: then this is said instead, with the one way to it. @default nothing does */
  nearest?: NearestBeyond | undefined
  /** What a search was about, and the lists to go to instead. @default there was no search, or nobody knows */
  nothing?: NothingFound | undefined
  /** Where a business that is missing is added. @default nowhere */
  addHref?: string | undefined
}

/** The nearest match beyond a radius, in kilometres, and the way to a list that looks `wider`; without that number at any distance. */
export interface NearestBeyond {
  readonly km: number
  readonly within: number
  readonly wider?: number | undefined
  readonly href: string
}

/**
 * Shown in place of a list in which nothing matches: for each active filter a button that offers to remove it, and 'Clear all'. It goes
 * when a filter goes: whoever removes one gives the focus to the list that comes. Of a search it says what there is none of, and leads to what comes closest.
 */
export function NoListings({
  filters = [],
  hrefOf,
  onRemove,
  clearHref,
  onClear,
  actions,
  nearest,
  nothing,
  addHref,
}: NoListingsProps) {
  const messages = useMessages('noListings', noListingsMessages)
  const distances = useMessages('distance', distanceMessages)
  if (nearest) {
    return (
      <EmptyState
        heading={messages.nothingWithin(nearest.within)}
        actions={<LinkButton href={nearest.href}>{messages.lookWithin(nearest.wider)}</LinkButton>}
      >
        {messages.nearest(formatDistance(nearest.km, distances))}
      </EmptyState>
    )
  }
  const ways = filters.length > 0 && (
    <>
      {filters.map((filter) => (
        <Way key={`${filter.group} ${filter.value}`} href={hrefOf?.(filter)} onTake={() => onRemove?.(filter)}>
          {messages.remove(filter.label)}
        </Way>
      ))}
      <Way href={clearHref} onTake={() => onClear?.()}>
        {messages.clear}
      </Way>
    </>
  )
  const add = addHref !== undefined && (
    <LinkButton variant="secondary" href={addHref}>
      {messages.add}
    </LinkButton>
  )
  // Words that mean nothing to the directory have nothing more said of them.
  const understood =
    nothing && (nothing.kind ?? nothing.place ?? nothing.elsewhere ?? nothing.isWhereAsked) ? nothing : undefined
  return (
    <EmptyState
      heading={understood ? messages.noneOf(understood) : messages.heading}
      details={nothing && nothing.ways.length > 0 && <NothingWays ways={nothing.ways} />}
      actions={
        (ways || actions || add) && (
          <>
            {ways}
            {actions}
            {add}
          </>
        )
      }
    >
      {understood ? messages.instead(understood) : messages.text}
    </EmptyState>
  )
}

function Way({ href, onTake, children }: { href: string | undefined; onTake: () => void; children: string }) {
  return href === undefined ? (
    // A native button: react-aria's would add nothing to it but weight.
    <button type="button" className={button({ variant: 'secondary' })} onClick={onTake}>
      {children}
    </button>
  ) : (
    <LinkButton variant="secondary" href={href} onClick={onTake}>
      {children}
    </LinkButton>
  )
}
