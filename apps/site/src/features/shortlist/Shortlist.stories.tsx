import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { SamplePage } from '../../testing/SamplePage.tsx'

const FOUR = ['nara-dunes-lodge', 'okavango-reed-camp', 'sabi-leadwood-house', 'old-pier-rooms']

const meta = {
  title: 'Pages/Shortlist',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/shortlist', shortlist: FOUR },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Saved: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4))
  },
}

export const Empty: Story = { args: { shortlist: [] } }

export const Shared: Story = {
  args: { url: '/shortlist?listing=nara-dunes-lodge&listing=old-pier-rooms', shortlist: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it in this browser' }))
    await expect(canvas.getByRole('button', { name: 'Kept in this browser' })).toHaveFocus()
  },
}

/** The drawer over the page, opened from the toast of a saved listing. */
export const Drawer: Story = {
  args: { url: '/listings/mji-mkongwe-kitchen' },
  play: async ({ canvas, userEvent }) => {
    const body = within(document.body)
    await userEvent.click(await canvas.findByRole('button', { name: /^Save/ }))
    await userEvent.click(await body.findByRole('button', { name: 'Open shortlist' }))
    const drawer = within(await body.findByRole('dialog', { name: 'Shortlist' }))
    await expect(drawer.getAllByRole('listitem')).toHaveLength(5)
  },
}
