import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    notes: {
      use: 'Sets things one below the other at an even distance. Components have no outer margin: this is what spaces them.',
      instead: 'For a row that wraps use Inline, for columns of even width Grid, for the body of a page PageBody.',
      keyboard: 'Nothing: it adds no stop. Tab follows the order of the children.',
      screenReader: 'Nothing as a `div`. With `as` it is announced as the element that you choose.',
    },
  },
  args: {
    children: (
      <>
        <Text>Search</Text>
        <Text>Compare</Text>
        <Text>Connect</Text>
      </>
    ),
  },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const above = canvas.getByText('Search').getBoundingClientRect()
    const below = canvas.getByText('Compare').getBoundingClientRect()
    await expect(below.top - above.bottom).toBeCloseTo(16)
    await expect(below.left).toBe(above.left)
  },
}

export const Close: Story = { args: { gap: 1 } }

export const FarApart: Story = { args: { gap: 7 } }
