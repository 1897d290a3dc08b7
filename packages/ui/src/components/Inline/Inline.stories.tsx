import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Components/Inline',
  component: Inline,
  parameters: {
    notes: {
      use: 'A row of a few things of their own width, such as buttons. It wraps where the room ends.',
      instead: 'For a column use Stack; for columns of even width use Grid.',
      keyboard: 'Nothing: it adds no stop. Tab follows the order of the children.',
      screenReader: 'Nothing: it is not announced. A list of links needs list elements inside.',
    },
  },
  args: {
    children: ['Accommodation', 'Shopping', 'Car Hire & Transport', 'Events & Festivals'].map((name) => (
      <LinkButton key={name} variant="secondary" href="/listings">
        {name}
      </LinkButton>
    )),
  },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect((second?.left ?? 0) - (first?.right ?? 0)).toBe(12)
  },
}

export const Wide: Story = { args: { gap: 6 } }

/** It wraps where the space ends. */
export const Wrapped: Story = { args: { style: { maxInlineSize: 320 } } }
