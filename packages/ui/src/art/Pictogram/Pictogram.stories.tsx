import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawings } from './drawings.tsx'
import type { PictogramName } from './index.ts'
import { Pictogram } from './Pictogram.tsx'

const meta = {
  title: 'Art/Pictogram',
  component: Pictogram,
  parameters: {
    docs: {
      description: {
        component: 'The mark of a category. The name of the category stands beside it.',
      },
    },
  },
  args: { name: 'accommodation', size: 56 },
} satisfies Meta<typeof Pictogram>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const NAMES = Object.keys(drawings) as PictogramName[]

export const AllSeven: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {NAMES.map((name) => (
        <Pictogram key={name} name={name} size={56} />
      ))}
    </div>
  ),
}
