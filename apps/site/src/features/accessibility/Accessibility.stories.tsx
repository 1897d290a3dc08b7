import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Accessibility',
  component: SamplePage,
  args: { url: '/accessibility' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible()
  },
}
