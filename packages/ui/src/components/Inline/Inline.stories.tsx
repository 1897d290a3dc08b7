import type { Meta, StoryObj } from '@storybook/react-vite'
import { LinkButton } from '../LinkButton/index.ts'
import { Inline } from './Inline.tsx'

const meta = {
  title: 'Components/Inline',
  component: Inline,
  parameters: {
    docs: {
      description: {
        component: 'A row that wraps. For a column use Stack.',
      },
    },
  },
  args: { children: null },
} satisfies Meta<typeof Inline>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    children: ['Accommodation', 'Shopping', 'Car Hire & Transport', 'Events & Festivals'].map((name) => (
      <LinkButton key={name} variant="secondary" href="/listings">
        {name}
      </LinkButton>
    )),
  },
}
