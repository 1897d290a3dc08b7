import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  parameters: {
    notes: {
      use: 'Where a list or a page has nothing to show: what is not there, what to do about it, the way on. In the public pages and in the console; `panel` stands in place of the rows of a list that has its own heading.',
      instead: 'For news beside content use a Notice. For content that is still on its way use Skeleton.',
      keyboard: 'The dial is no control; Tab goes to the actions.',
      screenReader:
        'A heading of the rank you give, a text, the actions. In a panel the line is a status: a filter that leaves nothing is heard. The dial is silent.',
    },
  },
  args: { heading: 'No saved listings yet', children: 'Save a listing and it waits for you here.' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithWaysOn: Story = {
  args: {
    heading: 'No listings found matching your criteria.',
    headingLevel: 3,
    children: 'Try adjusting your filters or search terms.',
    actions: (
      <>
        <Button variant="secondary">Remove ‘Botswana’</Button>
        <Button variant="secondary">Clear all</Button>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('No listings found')
    await expect(canvas.getByText('Try adjusting your filters or search terms.')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Remove ‘Botswana’' })).toHaveFocus()
  },
}

/** In place of the rows of a list: a filter leaves nothing, or nothing is left to do. */
export const InAPanel: Story = {
  args: {
    size: 'panel',
    heading: 'No request has all of these.',
    children: undefined,
    actions: (
      <Link standalone href="/admin/requests">
        Show all requests
      </Link>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No request has all of these.')
    await expect(canvas.queryByRole('heading')).toBeNull()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Show all requests' })).toHaveFocus()
  },
}

export const WholePage: Story = {
  args: {
    size: 'page',
    heading: 'Oops! Page not found',
    headingLevel: 1,
    bearing: 142,
    children: 'The address is wrong, or the page has moved on. Home is this way.',
    actions: <LinkButton href="/">Return to Home</LinkButton>,
  },
}
