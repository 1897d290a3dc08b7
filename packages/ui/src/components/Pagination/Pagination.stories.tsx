import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    notes: {
      use: 'Below a list that has more than one page. Every page has an address: it can be opened in a tab, kept, and found by search engines.',
      instead: 'For pictures one after the other use a Carousel.',
      keyboard: 'Tab goes from link to link, Enter follows one. An end that leads nowhere is passed over.',
      screenReader:
        'A navigation named Pages: where one is, then the links, each as “Page 3”; the one of this page is announced as current.',
    },
  },
  args: { page: 2, pageCount: 4, hrefOf: (page) => `/listings?page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/listings?page=1')
    await expect(canvas.getByText('Page 2 of 4')).toBeInTheDocument()
  },
}

/** Rest, current, hover, focus; its first end disabled. */
export const AllStates: Story = {
  args: { page: 1, pageCount: 29 },
  parameters: { pseudo: { hover: ['[aria-label="Page 2"]'], focusVisible: ['[aria-label="Page 29"]'] } },
}

export const LastPage: Story = { args: { page: 4 } }

export const ManyPages: Story = { args: { page: 57, pageCount: 133 } }
