import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from './Heading.tsx'

const meta = {
  title: 'Components/Heading',
  component: Heading,
  parameters: {
    docs: {
      description: {
        component:
          'The level says where the heading stands in the outline, the size how large it is set. Levels are not skipped for the sake of a size.',
      },
    },
  },
  args: { level: 2, children: 'Find the best businesses' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Hero: Story = { args: { level: 1, size: 'hero' } }

export const Small: Story = { args: { level: 3 } }
