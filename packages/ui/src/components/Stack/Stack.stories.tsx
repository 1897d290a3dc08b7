import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../Text/index.ts'
import { Stack } from './Stack.tsx'

const meta = {
  title: 'Components/Stack',
  component: Stack,
  parameters: {
    docs: {
      description: {
        component: 'A column at an even distance. For a row use Inline.',
      },
    },
  },
  args: { children: null },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    children: (
      <>
        <Text>Search</Text>
        <Text>Compare</Text>
        <Text>Connect</Text>
      </>
    ),
  },
}
