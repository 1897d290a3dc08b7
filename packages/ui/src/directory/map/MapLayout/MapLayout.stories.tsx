import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { filterGroups } from '../../../testing/filterGroups.ts'
import { kenya, loadShippedLayer } from '../../../testing/mapCells.ts'
import { mapListCards, mapListCells } from '../../../testing/mapList.ts'
import { nearTowns } from '../../../testing/positions.ts'
import { FilterBar } from '../../search/FilterBar/FilterBar.tsx'
import { FilterPanel } from '../../search/FilterPanel/FilterPanel.tsx'
import { ListingMap } from '../ListingMap/ListingMap.tsx'
import { MapFollow } from '../MapFollow/MapFollow.tsx'
import { MapRows } from '../MapRows/MapRows.tsx'
import { NearFilter } from '../../search/NearFilter/NearFilter.tsx'
import { OpenNowToggle } from '../../search/OpenNowToggle/OpenNowToggle.tsx'
import { ResultsSummary } from '../../results/ResultsSummary/ResultsSummary.tsx'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { SearchBox } from '../../search/SearchBox/SearchBox.tsx'
import { ViewLinks } from '../../results/ViewLinks/ViewLinks.tsx'
import { MapLayout } from './MapLayout.tsx'

const nothing = () => {}
const list = { action: '/listings', onChange: nothing }

const search = <SearchBox action="/listings" />

const filters = (
  <FilterBar>
    <FilterPanel groups={filterGroups} action="/listings" onToggle={nothing} onClear={nothing} />
    <OpenNowToggle {...list} />
    <NearFilter {...list} towns={nearTowns} />
  </FilterBar>
)

interface MapOfResultsProps {
  /** Nothing is on this part of the map. */
  isEmpty?: boolean
  selectedSlug?: string
}

/** As a page holds it: list and map share what is pointed at and what is chosen. */
function MapOfResults({ isEmpty = false, selectedSlug: first }: MapOfResultsProps) {
  const [selectedSlug, select] = useState(first)
  const [pointed, point] = useState<string>()
  const [isFollowing, follow] = useState(true)
  return (
    <MapLayout
      search={search}
      filters={filters}
      filterCount={2}
      map={
        <ListingMap
          view={kenya}
          onViewChange={nothing}
          cells={isEmpty ? [] : mapListCells}
          home={['KE']}
          loadLayer={loadShippedLayer}
          selectedId={selectedSlug}
          pointedId={pointed}
          onSelect={(cell) => select(cell?.listing?.slug)}
          onLocate={nothing}
        >
          <MapFollow isFollowing={isFollowing} onFollowChange={follow} onSearchHere={nothing} />
        </ListingMap>
      }
      summary={
        <ResultsSummary matches={isEmpty ? 0 : 22} total={696} onMap={{ seen: isEmpty ? 0 : 22 }}>
          <ViewLinks view="map" hrefs={{ cards: '#cards', rows: '#rows', map: '#map' }} />
        </ResultsSummary>
      }
    >
      <MapRows
        cards={isEmpty ? [] : mapListCards}
        hrefOf={(slug) => `#${slug}`}
        selectedSlug={selectedSlug}
        onPoint={point}
        statusOf={({ tier }) => (tier === 'premium' ? { state: 'open', today: 5 } : undefined)}
        renderActions={({ businessName }) => <SaveToggle businessName={businessName} />}
      />
    </MapLayout>
  )
}

const meta = {
  title: 'Directory/MapLayout',
  component: MapLayout,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The page of results with `view=map`: ListingMap and MapRows of the same listings. Load the ListingMap when the page opens, and give what stands in its place until then.',
      instead: 'Without a map the results are a ListingGrid under a SearchBar.',
      keyboard:
        'Search, filters, map, list. On a narrow screen Enter on the handle steps the sheet, and so do Up and Down. Escape closes the filters.',
      screenReader: 'The list is a region ‘Results’. The handle of the sheet says what it does next.',
    },
  },
  args: { search, map: null, summary: null, children: null },
  render: () => <MapOfResults />,
} satisfies Meta<typeof MapLayout>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All 22 are on this map')).toBeVisible()
    await expect(canvas.getByRole('application', { name: 'Map, 22 businesses' })).toBeVisible()
  },
}

export const Selected: Story = { render: () => <MapOfResults selectedSlug={mapListCards[3]!.slug} /> }

/** Nothing is on this part of the map. */
export const Empty: Story = { render: () => <MapOfResults isEmpty /> }

/** The list is a sheet over the map. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more of the list' }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('button', { name: 'Show more of the list' })).toHaveFocus()
  },
}

export const PhoneHalf: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more of the list' }))
    await expect(canvas.getByRole('button', { name: 'Show all of the list' })).toBeVisible()
  },
}

export const PhoneFilters: Story = {
  ...Phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Filters', { selector: 'summary > *' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open now' })).toBeVisible())
  },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
