import { CATEGORIES } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { LocatorArt } from '../../../art/map/LocatorArt/LocatorArt.tsx'
import { kenyanTowns } from '../../../testing/mapSamples.ts'
import { ScopeHeader } from './ScopeHeader.tsx'

const subcategories = CATEGORIES[0]!.subcategories.map((slug) => ({ href: `#${slug}`, label: en.subcategories[slug] }))

const meta = {
  title: 'Directory/ScopeHeader',
  component: ScopeHeader,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Opens a page that lists one category, one country, one region or one city: where it stands, what it is, and the pages beside or below it. A category has its cloth, a place its map.',
      instead: 'The whole list has a plain Heading. Other bands across the page are a PointedBand.',
      keyboard: 'Tab goes through the breadcrumbs, then through the pages beside this one.',
      screenReader:
        'Two navigations, Breadcrumbs and the one named by what its links are; the current page is told in both. The art is hidden.',
    },
  },
  args: {
    title: 'Safari Lodges',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Categories', href: '/categories' },
      { label: 'Accommodation', href: '/categories/accommodation' },
      { label: 'Safari Lodges' },
    ],
    siblings: { label: 'Subcategories', links: subcategories, current: '#safari-lodges' },
    art: <CoverArt slug="safari-lodges" category="accommodation" />,
  },
} satisfies Meta<typeof ScopeHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Safari Lodges' })).toBeVisible()
    await expect(canvas.getByText('Business Listings')).toBeVisible()
    const siblings = within(canvas.getByRole('navigation', { name: 'Subcategories' }))
    await expect(siblings.getAllByRole('link')).toHaveLength(subcategories.length)
    await expect(siblings.getByRole('link', { current: 'page' })).toHaveTextContent('Safari Lodges')
  },
}

export const Place: Story = {
  args: {
    title: 'Kenya',
    breadcrumbs: [{ label: 'Home', href: '/' }, { label: 'Locations', href: '/locations' }, { label: 'Kenya' }],
    siblings: {
      label: 'Regions',
      links: ['Nairobi County', 'Mombasa County', 'Narok', 'Kisumu County', 'Lamu County', 'Nakuru County'].map(
        (label) => ({ href: `#${encodeURIComponent(label)}`, label }),
      ),
    },
    artKind: 'map',
    art: <LocatorArt country="KE" places={kenyanTowns} style={{ blockSize: '100%', aspectRatio: 'auto' }} />,
  },
}

export const WithoutSiblings: Story = {
  args: {
    title: 'Cape Town',
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'Locations', href: '/locations' },
      { label: 'South Africa', href: '/locations/south-africa' },
      { label: 'Cape Town' },
    ],
    siblings: { label: 'Regions', links: [] },
  },
}

export const Long: Story = {
  args: { title: 'ǁKaras, Ọ̀ṣun and the Province of Antananarivo-Renivohitra' },
}
