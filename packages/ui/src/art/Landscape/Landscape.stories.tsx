import type { Meta, StoryObj } from '@storybook/react-vite'
import { Landscape } from './Landscape.tsx'

const meta = {
  title: 'Foundations/Art/Landscape',
  component: Landscape,
  parameters: {
    notes: {
      use: 'Behind the headline of the home page, and as a strip that closes a not-found page. Day or night go with the theme.',
      instead: 'For an empty state without a way to go take Dial.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Hidden.',
    },
    layout: 'fullscreen',
  },
  args: { crop: 'strip' },
} satisfies Meta<typeof Landscape>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As the home page shows it: the sky stays free for the headline. */
export const Hero: Story = {
  args: { crop: 'hero' },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', zIndex: 0, blockSize: 600 }}>
        <Story />
      </div>
    ),
  ],
}
