import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
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

export const Region: Story = { args: { url: '/locations/south-africa/western-cape' } }

export const City: Story = { args: { url: '/locations/windhoek' } }
