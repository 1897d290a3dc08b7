import type { Meta, StoryObj } from '@storybook/react-vite'
import { drawings } from './drawings.tsx'
import type { PictogramName } from './Pictogram.tsx'
import { Pictogram } from './Pictogram.tsx'

const meta = {
  title: 'Foundations/Art/Pictogram',
  component: Pictogram,
  parameters: {
    notes: {
      use: 'The mark of a category, at 20, 32, 40 or 56 pixels. The name of the category stands beside it.',
      instead: 'For what a control does take an icon.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Hidden: the name beside it is read.',
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
