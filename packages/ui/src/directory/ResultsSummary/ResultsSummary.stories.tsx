import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultsSummary } from './ResultsSummary.tsx'

const meta = {
  title: 'Directory/ResultsSummary',
  component: ResultsSummary,
  parameters: {
    docs: {
      description: {
        component:
          'Says how many businesses match. It is a polite live region: keep it mounted while the list changes.',
      },
    },
  },
  args: { matches: 15, total: 3173 },
} satisfies Meta<typeof ResultsSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const NothingMatches: Story = { args: { matches: 0 } }
