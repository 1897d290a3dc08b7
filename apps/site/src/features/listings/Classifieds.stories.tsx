import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Classifieds',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/classifieds' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(24)
  },
}

export const Filtered: Story = {
  args: { url: '/classifieds?category=shopping&category=accommodation&country=kenya&sort=az' },
}

export const FiltersShownOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    // The page behind the sheet is hidden, and so what is around it.
    const choice = await canvas.findByRole('checkbox', { name: 'Wellness & Spas', hidden: true })
    await waitFor(() => expect(choice.checkVisibility({ visibilityProperty: true })).toBe(true))
  },
}

export const NothingFound: Story = { args: { url: '/classifieds?search=okavnago&country=kenya' } }
