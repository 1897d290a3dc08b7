import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ListingNotFound } from '../directory/ListingNotFound/index.ts'
import { NotFound } from '../directory/NotFound/index.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = { title: 'Pages/NotFound', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const UnknownPage: Story = {
  render: () => (
    <PageFrame>
      <NotFound />
    </PageFrame>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible()
  },
}

export const UnknownPageDark: Story = { ...UnknownPage, globals: { theme: 'dark' } }

export const UnknownPageRightToLeft: Story = { ...UnknownPage, globals: { direction: 'rtl' } }

export const UnknownPagePhone: Story = { ...UnknownPage, globals: { viewport: { value: 'phone' } } }

export const UnknownListing: Story = {
  render: () => (
    <PageFrame>
      <ListingNotFound />
    </PageFrame>
  ),
}

export const UnknownListingPhone: Story = { ...UnknownListing, globals: { viewport: { value: 'phone' } } }
