import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoverArt } from '../../art/CoverArt/index.ts'
import { LocatorArt } from '../../art/map/LocatorArt/index.ts'
import { ScopeHeader } from './ScopeHeader.tsx'

const subcategories = [
  'Hotels & Resorts',
  'Guesthouses',
  'Safari Lodges',
  'Self-Catering',
  'Bed & Breakfast',
  'Camping & Glamping',
].map((label) => ({ href: `#${encodeURIComponent(label)}`, label }))

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
    siblings: { label: 'Subcategories', links: subcategories, current: '#Safari%20Lodges' },
    art: <CoverArt slug="safari-lodges" category="accommodation" />,
  },
} satisfies Meta<typeof ScopeHeader>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Safari Lodges' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Safari Lodges')
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

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
    art: (
      <LocatorArt
        country="KE"
        places={[
          { name: 'Nairobi', lat: -1.29, lng: 36.82 },
          { name: 'Mombasa', lat: -4.04, lng: 39.67 },
          { name: 'Kisumu', lat: -0.09, lng: 34.77 },
        ]}
        style={{ blockSize: '100%', aspectRatio: 'auto' }}
      />
    ),
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

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
