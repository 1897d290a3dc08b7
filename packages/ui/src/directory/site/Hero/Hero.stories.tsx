import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SearchBox } from '../../search/SearchBox/SearchBox.tsx'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Directory/Hero',
  component: Hero,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Opens the home page, once, with its headline and the search. The picture changes its hour with the theme.',
      instead: 'Other pages open with a Heading, those of a category or a place with a PointedBand.',
      keyboard: 'Tab goes to the search.',
      screenReader: 'The heading of the page, then the search. The landscape is passed over.',
    },
  },
  args: { headline: 'Find the Best Businesses Across Africa', children: <SearchBox action="/listings" /> },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toBeVisible()
  },
}

export const Arabic: Story = { args: { headline: 'اعثر على أفضل الأعمال في أنحاء أفريقيا' }, globals: { locale: 'ar' } }
