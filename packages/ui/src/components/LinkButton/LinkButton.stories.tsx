import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { EachState, States } from '../../testing/StateSheet.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { LinkButton } from './LinkButton.tsx'

const meta = {
  title: 'Components/LinkButton',
  component: LinkButton,
  parameters: {
    notes: {
      use: 'The one way on that a page or a section proposes, where that is another page.',
      instead:
        'What does something on this page is a Button. A link among others, or in a sentence, is a Link: two signposts side by side point nowhere.',
      keyboard: 'Tab reaches it, Enter follows it. Space scrolls the page, as on every link.',
      screenReader: 'A link, not a button, with its words as its name.',
    },
  },
  args: { href: '/listings', children: 'Back to Listings' },
} satisfies Meta<typeof LinkButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Back to Listings' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/listings')
  },
}

export const AllStates: Story = {
  render: (args) => (
    <Stack gap={5}>
      {(['primary', 'secondary'] as const).map((variant) => (
        <States key={variant}>
          <EachState of={<LinkButton {...args} variant={variant} />} />
        </States>
      ))}
    </Stack>
  ),
}

export const OnDarkField: Story = {
  render: (args) => (
    <States on="inverse">
      <LinkButton {...args} variant="sun" />
      <LinkButton {...args} variant="inverse" />
    </States>
  ),
}
