import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CoverArt } from '../../../art/CoverArt/CoverArt.tsx'
import { EachState, State, States } from '../../../testing/StateSheet.tsx'
import { SaveToggle } from './SaveToggle.tsx'

const meta = {
  title: 'Directory/SaveToggle',
  component: SaveToggle,
  parameters: {
    notes: {
      use: 'Keeps a listing in the shortlist: as a square in the upper end corner of a card, or as a part of the toolbar on the page of the listing.',
      instead: 'CompareToggle puts it beside others at once. ShareButton sends it to somebody else.',
      keyboard: 'Enter and Space switch it.',
      screenReader: 'A toggle button, ‘Save’ with the name of the business, pressed once it is kept.',
    },
  },
  args: { businessName: '!Nara Dunes Lodge', onChange: fn() },
} satisfies Meta<typeof SaveToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const save = canvas.getByRole('button', { name: 'Save !Nara Dunes Lodge', pressed: false })
    await userEvent.tab()
    await expect(save).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(save).toHaveAttribute('aria-pressed', 'true')
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const CornerStates: Story = {
  render: (args) => (
    <States>
      <EachState of={<SaveToggle {...args} />} />
      <State name="Saved" of={<SaveToggle {...args} isSelected />} />
    </States>
  ),
}

export const PartStates: Story = { ...CornerStates, args: { look: 'part' } }

/** On cloth it stands out by its own field. */
export const OnACover: Story = {
  render: (args) => (
    <div style={{ position: 'relative', inlineSize: 280, blockSize: 210 }}>
      <CoverArt slug="nara-dunes-lodge" category="accommodation" />
      <SaveToggle {...args} style={{ position: 'absolute', insetBlockStart: 16, insetInlineEnd: 16 }} />
    </div>
  ),
}
