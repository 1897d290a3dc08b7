import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { State, States } from '../../../testing/StateSheet.tsx'
import { Distance } from './Distance.tsx'

const meta = {
  title: 'Directory/Distance',
  component: Distance,
  parameters: {
    notes: {
      use: 'How far a business is from what the list is near to, in a straight line, and which way: on cards, rows, and what is nearby.',
      instead: 'Never a time to walk or drive: a straight line knows no roads.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Read as its words: ‘2.4 km away’. The needle is hidden.',
    },
  },
  args: { km: 2.4, bearing: 212 },
} satisfies Meta<typeof Distance>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.4 km')).toBeVisible()
  },
}

export const NearAndFar: Story = {
  render: () => (
    <States>
      {[0.02, 0.68, 1.62, 9.97, 34.5, 1240].map((km, index) => (
        <State key={km} name={`${km} km`} of={<Distance km={km} bearing={index * 60} />} />
      ))}
    </States>
  ),
}

/** The needle points the same way. */
export const RightToLeft: Story = { ...NearAndFar, globals: { direction: 'rtl' } }

/** Only the distance is known. */
export const WithoutAWay: Story = { render: () => <Distance km={2.4} /> }
