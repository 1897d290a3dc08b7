import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PageData } from '../../shared/data/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Scoped listings',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/categories/accommodation' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Category: Story = {}

export const Subcategory: Story = {
  args: { url: '/categories/accommodation/safari-lodges' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Safari Lodges' })).toBeVisible()
    await expect(canvas.queryByText('Category', { selector: 'summary' })).toBeNull()
  },
}

export const CategoryWithoutSubcategories: Story = { args: { url: '/categories/shopping' } }

export const Country: Story = { args: { url: '/locations/kenya?sort=az&page=2' } }

/** Below the cards, what nobody has claimed yet. */
export const WithKnown: Story = {
  args: { url: '/locations/kenya', change: (data) => withKnown(data, 6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Known, not yet claimed' })).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Hotel 36' })).toBeVisible()
  },
}

/** A place of which nobody has claimed anything. */
export const OnlyKnown: Story = { args: { url: '/locations/kenya', change: (data) => withKnown(data, 0) } }

/** A list begins with its results there. */
export const OnlyKnownOnAPhone: Story = {
  args: OnlyKnown.args!,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first] = canvas.getByRole('list', { name: 'Hotel 36' }).children
    await expect(first!.getBoundingClientRect().top).toBeLessThanOrEqual(360)
  },
}

/** Makes the listings from one on such that nobody has claimed. */
function withKnown(data: PageData, from: number): PageData {
  if (data.page !== 'listings') return data
  const cards = data.cards.map((card, at) => {
    if (at < from) return card
    const { slug, businessName, category, categoryIcon, locationLine } = card
    const known = { slug, businessName, category, categoryIcon, locationLine, phones: [] }
    return { ...known, tier: 'unclaimed' as const, tierLabel: 'Not yet claimed' }
  })
  const rows = cards.length - from
  const kinds = [
    { name: 'Hotel', count: 36, shown: 5 },
    { name: 'Restaurant', count: 1200, shown: rows - 5 },
  ]
  return {
    ...data,
    cards,
    known: { total: 1236, matches: 1236, from, kinds },
    total: 1236 + from,
    matches: 1236 + from,
  }
}

export const Region: Story = { args: { url: '/locations/south-africa/western-cape' } }

export const City: Story = { args: { url: '/locations/windhoek' } }
