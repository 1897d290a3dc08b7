import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { featuredCards } from '../../../testing/listingCards.ts'
import { kenya, kenyanCells, loadShippedLayer } from '../../../testing/mapCells.ts'
import { PinList } from '../PinList/PinList.tsx'
import { ListingMap, type ListingMapProps } from './ListingMap.tsx'

const meta = {
  title: 'Directory/ListingMap',
  component: ListingMap,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Beside or above the list of the same listings, loaded when it is opened. A store gives the cells for the box that `onViewChange` names; `selectedId` and `pointedId` are shared with the list.',
      instead:
        'For one business take LocatorMap; for choosing a country AfricaMap. Never without a list of the same listings.',
      keyboard:
        'One stop. Arrow keys go to the nearest mark that way, and move the map where there is none; Enter opens a mark, a cluster by going nearer; plus and minus zoom, Shift with an arrow key moves the map; Escape closes the card, then leaves the mark, then the map.',
      screenReader:
        'An application named ‘Map, 45 businesses’ with a button for each mark: a listing by its name and town, a cluster by its number and the town that it is near. The drawing itself is hidden.',
    },
  },
  render: (args) => <Wired {...args} />,
  args: {
    view: kenya,
    cells: kenyanCells,
    home: ['KE'],
    loadLayer: loadShippedLayer,
    onViewChange: fn(),
    onSelect: fn(),
    onLocate: fn(),
    style: { blockSize: '600px' },
  },
} satisfies Meta<typeof ListingMap>

export default meta
type Story = StoryObj<typeof meta>

const atOnce = { south: -1.29, west: 36.82, north: -1.29, east: 36.82 }

/** As a page holds it: what is chosen is kept. */
function Wired({ selectedId, onSelect, ...props }: ListingMapProps) {
  const [chosen, setChosen] = useState(selectedId)
  return (
    <ListingMap
      {...props}
      selectedId={chosen}
      onSelect={(cell) => {
        setChosen(cell?.id)
        onSelect(cell)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('Each mark is named', async () => {
      await expect(await canvas.findByRole('button', { name: 'Nyumba ya Jasmini, Lamu' })).toBeVisible()
      await expect(await canvas.findByRole('button', { name: /^29 listings near .+, zoom in$/ })).toBeVisible()
    })
    await step('The arrow keys lead from mark to mark', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('application', { name: 'Map, 45 businesses' })).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}')
      await expect(canvas.getByRole('button', { name: 'Mount View House, Nanyuki' })).toHaveFocus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(canvas.getByRole('button', { name: 'Nyeri Roastery, place in Nyeri not given' })).toHaveFocus()
    })
    await step('Enter opens a card, Escape closes it', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getByRole('link', { name: 'View Details' })).toHaveAttribute(
        'href',
        '/listings/nyeri-roastery',
      )
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByRole('link', { name: 'View Details' })).toBeNull())
      await expect(args.onSelect).toHaveBeenLastCalledWith(undefined)
    })
  },
}

/** One business, and where only its town is known. */
export const OnePin: Story = { args: { cells: kenyanCells.slice(5, 6) } }

export const Selected: Story = { args: { selectedId: 'nyumba-ya-jasmini', pointedId: 'nairobi' } }

/** A mark is hollow where of none of its listings more than the town is known. */
export const OnlyTownsKnown: Story = {
  args: {
    cells: [
      ...kenyanCells.slice(0, 1).map((cell) => ({ ...cell, approximate: 1 })),
      ...kenyanCells.slice(1, 3).map((cell) => ({ ...cell, approximate: cell.count })),
      ...kenyanCells.slice(5),
    ],
  },
}

/** Forty at one point, such as those that give no more than their town: no zoom parts them, so the card lists them. */
export const OnePlace: Story = {
  args: {
    cells: [{ id: 'town', lat: -1.29, lng: 36.82, count: 40, approximate: 40, box: atOnce, place: 'Nairobi' }],
    card: <PinList count={40} isApproximate cards={featuredCards} hrefOf={(slug) => `#${slug}`} allHref="#all" />,
  },
  play: async ({ canvas, userEvent, step }) => {
    const mark = () => canvas.getByRole('button', { name: '40 listings, places in Nairobi not given' })
    await step('Enter opens the list, Tab leads into it', async () => {
      await userEvent.tab()
      await userEvent.keyboard('{ArrowDown}')
      await expect(mark()).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await userEvent.tab()
      await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
      await expect(canvas.getByRole('link', { name: 'Show all 40' })).toBeVisible()
    })
    await step('Escape closes it, and the mark has the focus', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(mark()).toHaveFocus()
      await expect(canvas.queryByRole('link')).toBeNull()
    })
  },
}

/** The whole of Africa, and the reader somewhere in Nairobi. */
export const Continent: Story = {
  args: { view: { lat: 2, lng: 18, zoom: 3.2 }, position: { lat: -1.29, lng: 36.82, accuracyKm: 5 } },
}

/** Beyond what the data shows, which says so. */
export const Near: Story = { args: { view: { lat: -4.05, lng: 39.66, zoom: 12 }, cells: kenyanCells.slice(2, 3) } }

export const Empty: Story = { args: { cells: [] } }

export const Busy: Story = { args: { isBusy: true } }

/** Without its data the marks are left. */
export const Failed: Story = {
  args: { loadLayer: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Nyumba ya Jasmini, Lamu' })).toBeVisible()
  },
}
