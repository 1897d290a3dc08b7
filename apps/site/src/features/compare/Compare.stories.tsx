import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Compare',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

const urlOf = (...slugs: readonly string[]) => `/compare?${slugs.map((slug) => `listing=${slug}`).join('&')}`
const FOUR = urlOf('nara-dunes-lodge', 'okavango-reed-camp', 'sabi-leadwood-house', 'old-pier-rooms')

export const Four: Story = { args: { url: FOUR } }

export const Two: Story = { args: { url: urlOf('nara-dunes-lodge', 'old-pier-rooms') } }

export const One: Story = { args: { url: urlOf('nara-dunes-lodge') } }

export const None: Story = { args: { url: '/compare' } }

export const OnlyWhatDiffers: Story = {
  args: { url: urlOf('sabi-leadwood-house', 'karoo-lantern-house', 'zambezi-bend-transfers') },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Show only what differs' }))
    await expect(canvas.queryByRole('rowheader', { name: 'Special offers' })).toBeNull()
    await step('After a listing is removed, the next one has the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Remove Sabi Leadwood House' }))
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Remove Karoo Lantern House' })).toHaveFocus())
    })
  },
}

export const OnAPhone: Story = {
  args: { url: FOUR },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Right listing' }), 'old-pier-rooms')
    await expect(canvas.getByRole('columnheader', { name: 'Old Pier Rooms' })).toBeVisible()
  },
}
