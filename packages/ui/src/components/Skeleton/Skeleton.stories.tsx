import type { Meta, StoryObj } from '@storybook/react-vite'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    docs: {
      description: {
        component:
          'The room of what is still on its way. It stays still and says nothing: the region around it tells that it is busy.',
      },
    },
  },
  args: {},
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const HeadingShape: Story = { args: { shape: 'heading' } }

export const PictureShape: Story = { args: { shape: 'picture', style: { maxInlineSize: 320 } } }
