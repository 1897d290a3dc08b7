import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { alikeRows, gazetteerGroup, ninetyRows } from '../../../testing/gazetteerRows.ts'
import { SectionHeading } from '../../site/SectionHeading/SectionHeading.tsx'
import { Gazetteer } from './Gazetteer.tsx'

const meta = {
  title: 'Directory/Gazetteer',
  component: Gazetteer,
  parameters: {
    notes: {
      use: 'Listings that nobody has claimed yet: a name, a kind, a distance. Many of them stand on one screen, grouped by kind, in one, two or four columns.',
      instead: 'What has a package is a card of a ListingGrid, and stands first. Beside a map the rows are MapRows.',
      keyboard: 'Tab goes down the columns, one stop for each row. Enter and Space open a row that stands for several.',
      screenReader:
        'Each kind is a heading with its number, then a list of links that are named like the businesses, with what they are and how far after them. A row that stands for several is announced as collapsed or expanded.',
    },
  },
  args: { groups: [gazetteerGroup('Café', 13)], hrefOf: (slug) => `/listings/${slug}` },
} satisfies Meta<typeof Gazetteer>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Café 13' })).toBeVisible()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(13)
  },
}

export const WithAHeading: Story = {
  args: { heading: <SectionHeading>Known, not yet claimed</SectionHeading>, groups: ninetyRows.slice(1) },
}

export const FirstOnAPhone: Story = {
  args: { ...WithAHeading.args, isFirst: true },
  globals: { viewport: { value: 'phone' } },
}

export const Ninety: Story = { args: { groups: ninetyRows } }

export const NinetyOnAPhone: Story = { args: Ninety.args!, globals: { viewport: { value: 'phone' } } }

/** A country has no middle: each row says its town. */
export const OfACountry: Story = {
  args: {
    groups: [gazetteerGroup('Pharmacy', 1320, 9, false), gazetteerGroup('Guest house', 9, 9, false)].map((group) => ({
      ...group,
      rows: group.rows.map((row) => ({ ...row, about: `${group.kind} · Antananarivo-Renivohitra` })),
    })),
  },
}

/** Same name, same kind, same town: one row, which opens. */
export const SeenAlike: Story = {
  args: { groups: [alikeRows] },
  play: async ({ canvas, userEvent }) => {
    const [one] = canvas.getAllByRole('link', { name: 'Boutique' })
    await expect(one).not.toBeVisible()
    await userEvent.click(canvas.getByText('Kiosk · 14 in Bouaké'))
    await expect(one).toBeVisible()
  },
}

export const SeenAlikeOnAPhone: Story = { ...SeenAlike, globals: { viewport: { value: 'phone' } } }

export const One: Story = { args: { groups: [gazetteerGroup('Café', 1)] } }

export const None: Story = { args: { groups: [] } }

export const RightToLeft: Story = { args: Default.args!, globals: { direction: 'rtl' } }

export const LargeText: Story = { args: Default.args!, globals: { textSize: 'double', viewport: { value: 'narrow' } } }
