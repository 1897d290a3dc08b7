import { serialiseComparison, type CompareView } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { Breadcrumbs } from '../components/Breadcrumbs/index.ts'
import { Button } from '../components/Button/index.ts'
import { Heading } from '../components/Heading/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { CompareTable } from '../directory/CompareTable/index.ts'
import { ShareButton } from '../directory/ShareButton/index.ts'
import { comparisonOf, fourCompared, longCompared } from '../testing/comparisons.ts'
import { PageFrame } from './PageFrame.tsx'

const hrefOf = (slugs: readonly string[]) => `/compare?${serialiseComparison(slugs)}`

/** The page as the site composes it, with what it would read from its address kept here. */
function ComparePage({ view: whole }: { view: CompareView }) {
  const [removed, setRemoved] = useState<readonly string[]>([])
  const view = without(whole, removed)
  const slugs = view.columns.map(({ slug }) => slug)
  const removeHrefOf = (slug: string) => hrefOf(slugs.filter((one) => one !== slug))
  return (
    <PageFrame>
      <PageBody>
        <Breadcrumbs
          items={[{ href: '/', label: 'Home' }, { href: '/listings', label: 'Listings' }, { label: 'Compare' }]}
        />
        <Heading level={1}>Compare listings</Heading>
        <CompareTable
          view={view}
          hrefOf={(slug) => `/listings/${slug}`}
          removeHrefOf={removeHrefOf}
          contactHrefOf={(slug) => `/listings/${slug}#contact`}
          onClick={(event) => {
            const href = (event.target as Element).closest('a')?.getAttribute('href')
            const gone = slugs.find((slug) => removeHrefOf(slug) === href)
            if (gone === undefined) return
            event.preventDefault()
            setRemoved([...removed, gone])
          }}
          actions={
            <>
              <ShareButton look="secondary" label="Share" title="Compare listings" url={hrefOf(slugs)} />
              <Button variant="secondary" onPress={() => setRemoved(whole.columns.map(({ slug }) => slug))}>
                Remove all
              </Button>
            </>
          }
        />
      </PageBody>
    </PageFrame>
  )
}

function without({ columns, groups }: CompareView, removed: readonly string[]): CompareView {
  const stays = (_: unknown, index: number) => !removed.includes(columns[index]?.slug ?? '')
  return {
    columns: columns.filter(stays),
    groups: groups.map(({ title, rows }) => ({
      title,
      rows: rows.map((row) => ({ ...row, cells: row.cells.filter(stays) })),
    })),
  }
}

const meta = {
  title: 'Pages/Compare',
  component: ComparePage,
  parameters: { layout: 'fullscreen' },
  args: { view: comparisonOf(...fourCompared) },
} satisfies Meta<typeof ComparePage>

export default meta
type Story = StoryObj<typeof meta>

export const Four: Story = {}

export const Two: Story = { args: { view: comparisonOf('nara-dunes-lodge', 'old-pier-rooms') } }

export const One: Story = { args: { view: comparisonOf('nara-dunes-lodge') } }

export const None: Story = { args: { view: comparisonOf() } }

export const Long: Story = { args: { view: longCompared() } }

export const OnlyWhatDiffers: Story = {
  args: { view: comparisonOf('sabi-leadwood-house', 'karoo-lantern-house', 'zambezi-bend-transfers') },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only what differs' }))
    await expect(canvas.queryByRole('rowheader', { name: 'Special offers' })).toBeNull()
    await step('A listing that goes leaves the focus on the next', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Remove Sabi Leadwood House' }))
      await expect(canvas.getByRole('link', { name: 'Remove Karoo Lantern House' })).toHaveFocus()
    })
  },
}

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Right listing' }), 'old-pier-rooms')
    await expect(canvas.getByRole('columnheader', { name: 'Old Pier Rooms' })).toBeVisible()
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
