import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { MapIcon } from '../../../art/Icon/index.ts'
import { LinkButton } from '../../../components/LinkButton/LinkButton.tsx'
import { BottomBar } from './BottomBar.tsx'

const meta = {
  title: 'Directory/BottomBar',
  component: BottomBar,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'Last in the main part of a page whose first action should be in reach of the thumb, on a phone alone.',
      instead: 'What is picked in a list has a CompareBar or an ActionBar. A single piece of news is a toast.',
      keyboard: 'Tab reaches its links and buttons after the rest of the page.',
      screenReader: 'A region with its name.',
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: {
    'aria-label': 'Actions',
    children: (
      <LinkButton variant="secondary" href="/listings?view=map">
        <MapIcon />
        Show on the map
      </LinkButton>
    ),
  },
} satisfies Meta<typeof BottomBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Show on the map')).toBeInTheDocument()
  },
}
