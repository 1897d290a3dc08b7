import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EachState, State, States } from '../../testing/StateSheet.tsx'
import { ListingToolbar } from '../ListingToolbar/index.ts'
import { SaveToggle } from '../SaveToggle/index.ts'
import { ShareButton } from '../ShareButton/index.ts'
import { CompareToggle } from './CompareToggle.tsx'

const meta = {
  title: 'Directory/CompareToggle',
  component: CompareToggle,
  parameters: {
    notes: {
      use: 'Chooses a listing to be compared with others. Say `isFull` once as many others are chosen as fit side by side: it stays where it is and tells why nothing happens.',
      instead: 'SaveToggle keeps a listing for later. In the shortlist each row has a checkbox.',
      keyboard: 'Enter and Space switch it. It can be reached when it is full too.',
      screenReader:
        'A toggle button, ‘Compare’ with the name of the business. When it is full: dimmed, with the reason as its description.',
    },
  },
  args: { businessName: '!Nara Dunes Lodge', look: 'part', onChange: fn() },
} satisfies Meta<typeof CompareToggle>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare !Nara Dunes Lodge' }))
    await expect(canvas.getByRole('button', { name: 'Comparing !Nara Dunes Lodge', pressed: true })).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const Full: Story = {
  args: { isFull: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Four chosen')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
}

export const PartStates: Story = {
  render: (args) => (
    <States room="wide">
      <EachState>
        <CompareToggle {...args} />
      </EachState>
      <State name="Chosen">
        <CompareToggle {...args} isSelected />
      </State>
      <State name="Full">
        <CompareToggle {...args} isFull />
      </State>
    </States>
  ),
}

export const CornerStates: Story = { ...PartStates, args: { look: 'corner' } }

/** The three parts of the toolbar on a listing's page, joined. */
export const InAToolbar: Story = {
  render: (args) => (
    <ListingToolbar style={{ maxInlineSize: 320 }}>
      <SaveToggle look="part" businessName={args.businessName} defaultSelected />
      <CompareToggle {...args} />
      <ShareButton title={args.businessName} url="/listings/nara-dunes-lodge" />
    </ListingToolbar>
  ),
}

export const Dark: Story = { ...PartStates, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...InAToolbar, globals: { direction: 'rtl' } }
