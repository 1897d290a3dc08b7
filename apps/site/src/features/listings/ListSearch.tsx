import { BottomBar, ErrorBoundary, Inline, LinkButton, MapIcon, MapLink, SearchBar, Stack } from '@dira/ui'
import type { ReactNode } from 'react'
import { ListChips, ListWays, type ListControls } from './ListChips.tsx'
import { ListFilters } from './ListFilters.tsx'
import { ListOrder, type ListOrderProps } from './ListOrder.tsx'

interface ListSearchProps {
  readonly controls: ListControls
  readonly order: ListOrderProps
  /** The ways to the other views. */
  readonly viewLinks: ReactNode
  /** The same results on a map. @default nobody knows where they are */
  readonly mapHref: string | undefined
  /** The search box. */
  readonly children: ReactNode
}

/** The search of a list with all that narrows it. A phone has the order, the views and the way to the map there too. */
export function ListSearch({ controls, order, viewLinks, mapHref, children }: ListSearchProps) {
  return (
    <SearchBar
      chips={
        <ErrorBoundary resetKey={controls.state}>
          <ListChips {...controls} />
          <ListWays {...controls} />
        </ErrorBoundary>
      }
    >
      <ErrorBoundary>{children}</ErrorBoundary>
      <ErrorBoundary resetKey={controls.state}>
        <ListFilters
          {...controls}
          order={
            <Stack gap={4}>
              <ListOrder {...order} isField />
              <Inline>{viewLinks}</Inline>
            </Stack>
          }
        />
      </ErrorBoundary>
      {mapHref !== undefined && <MapLink href={mapHref} />}
    </SearchBar>
  )
}

/** The way to the map at the lower edge of a phone. */
export function MapBar({ href }: { readonly href: string }) {
  return (
    <BottomBar givesWay aria-label="Map">
      <LinkButton variant="secondary" href={href}>
        <MapIcon />
        Show on the map
      </LinkButton>
    </BottomBar>
  )
}
