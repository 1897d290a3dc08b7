import type { Meta, StoryObj } from '@storybook/react-vite'
import { Container } from './Container.tsx'

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    docs: {
      description: {
        component: 'Keeps full-bleed parts of a page on the grid. A whole page body takes PageBody.',
      },
    },
    layout: 'fullscreen',
  },
  args: { children: 'As wide as the grid of the page, with its margins.' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Prose: Story = { args: { width: 'prose' } }
