import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { answerPosition } from '../../../testing/positions.ts'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { NearMe } from './NearMe.tsx'

const meta = {
  title: 'Directory/NearMe',
  component: NearMe,
  parameters: {
    notes: {
      use: 'Inside the search of the home page: the list of what is near.',
      instead: 'In a list it is the NearFilter, which knows towns and radii too.',
      keyboard: 'Tab goes from the field to it, Enter and Space press it.',
      screenReader: 'A button; ‘Finding you…’ is its name meanwhile, and what went wrong is announced politely.',
    },
  },
  args: { onFound: fn() },
  render: (args) => (
    <div style={{ minBlockSize: 160 }}>
      <SearchBox action="/listings" atEnd={<NearMe {...args} />} />
    </div>
  ),
  beforeEach: () => answerPosition({ lat: -1.28643, lng: 36.81723 }),
} satisfies Meta<typeof NearMe>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }))
    await waitFor(() => expect(args.onFound).toHaveBeenCalled())
  },
}

export const Refused: Story = {
  beforeEach: () => answerPosition('refused', 'denied'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Your position is not shared.'))
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }
