import type { Meta, StoryObj } from '@storybook/react-vite'
import { CoverArt } from './CoverArt.tsx'

const meta = {
  title: 'Art/CoverArt',
  component: CoverArt,
  parameters: {
    docs: {
      description: {
        component:
          'Stands for a photograph that a listing does not have. Decorative: hidden from assistive technology unless it is given a role and a name.',
      },
    },
  },
  args: { slug: 'soko-la-kitambaa', category: 'shopping', style: { inlineSize: 400, blockSize: 300 } },
} satisfies Meta<typeof CoverArt>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const AnotherImageOfTheSameListing: Story = { args: { index: 1 } }

export const WithoutPictogram: Story = { args: { mark: false } }
