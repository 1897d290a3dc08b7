import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PlusIcon } from '../../art/Icon/index.ts'
import { EachState, State, States } from '../../testing/StateSheet.tsx'
import { Button } from './Button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  parameters: {
    notes: {
      use: 'Does something on this page: saves, sends, opens. The signpost, `primary`, is for the one way on that the page proposes; `secondary` is for all else. What is done at the edge, such as “Clear all”, looks like a `link`. On a dark field the first two are `sun`, at most once in a view, and `inverse`.',
      instead:
        'What leads to another page is a LinkButton or a Link. An icon alone is an IconButton. For a choice that stays switched on use a Checkbox.',
      keyboard: 'Enter and Space press it. While it is busy it keeps the focus and does nothing.',
      screenReader:
        'A button with its words as its name. Disabled it is announced as unavailable and passed over by Tab; busy it stays reachable, and the words say what is going on.',
    },
  },
  args: { children: 'Search', onPress: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Search' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).toHaveBeenCalledTimes(3)
  },
}

/** Every state of the signpost. */
export const PrimaryStates: Story = {
  render: (args) => (
    <States>
      <EachState of={<Button {...args} />} />
      <State name="Disabled" of={<Button {...args} isDisabled />} />
      <State
        name="Busy"
        of={
          <Button {...args} isPending>
            Logging in...
          </Button>
        }
      />
    </States>
  ),
}

/** Every state of the frame. */
export const SecondaryStates: Story = {
  ...PrimaryStates,
  args: { variant: 'secondary', children: 'Refresh Status' },
}

/** Every state of the link. */
export const LinkStates: Story = {
  ...PrimaryStates,
  args: { variant: 'link', children: 'Clear all' },
}

/** Signpost and frame on a dark field. */
export const OnDarkField: Story = {
  args: { children: 'See pricing' },
  render: (args) => (
    <div>
      {(['sun', 'inverse'] as const).map((variant) => (
        <States key={variant} on="inverse">
          <EachState of={<Button {...args} variant={variant} />} />
          <State name="Disabled" of={<Button {...args} variant={variant} isDisabled />} />
        </States>
      ))}
    </div>
  ),
}

export const WithIcon: Story = {
  args: {
    variant: 'secondary',
    children: (
      <>
        <PlusIcon /> Add a photo
      </>
    ),
  },
}

/** A long text wraps inside the signpost. */
export const LongText: Story = {
  args: { children: 'Continuer vers la vérification des renseignements de votre entreprise' },
  globals: { viewport: { value: 'narrow' } },
}
