import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ForwardIcon } from '../../art/Icon/index.ts'
import { State, States } from '../../testing/StateSheet.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Text } from '../Text/Text.tsx'
import { Link } from './Link.tsx'

const meta = {
  title: 'Components/Link',
  component: Link,
  parameters: {
    notes: {
      use: 'Leads to another page or place. It is a plain anchor: an application with a router follows clicks on its own addresses with one listener on the document.',
      instead:
        'What does something on this page is a Button. The one way on that a page proposes is a LinkButton. The way back up is Breadcrumbs.',
      keyboard: 'Tab reaches it, Enter follows it.',
      screenReader: 'A link with its words as its name: they have to make sense without the sentence around them.',
    },
  },
  args: { href: '/listings', children: 'All Listings', standalone: true },
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'All Listings' })).toHaveFocus()
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/listings')
  },
}

/** With an icon that says where it leads. */
export const WithIcon: Story = {
  args: {
    children: (
      <>
        View Details <ForwardIcon />
      </>
    ),
  },
}

/** Its three looks and what a pointer and the keyboard do to them. */
export const LooksAndStates: Story = {
  render: (args) => (
    <States>
      {(['text', 'ink', 'quiet'] as const).flatMap((look) => [
        <State key={look} name={look} of={<Link {...args} look={look} />} />,
        <State key={`${look} hover`} name={`${look}, hover`} shown="hover" of={<Link {...args} look={look} />} />,
        <State key={`${look} focus`} name={`${look}, focus`} shown="focus" of={<Link {...args} look={look} />} />,
      ])}
    </States>
  ),
}

export const InASentence: Story = {
  args: { children: 'write to us', standalone: false },
  render: (args) => (
    <Text>
      Is your place missing? Then <Link {...args} />, and a person reads it first. The address is checked before it is
      shown.
    </Text>
  ),
}

/** The shortest name is a target as wide as a finger too. */
export const InARow: Story = {
  render: (args) => (
    <Inline gap={5}>
      {['Nairobi County', 'Mombasa County', 'Narok', 'Ho'].map((name) => (
        <Link key={name} {...args} look="ink">
          {name}
        </Link>
      ))}
    </Inline>
  ),
}
