import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Container } from './Container.tsx'

const meta = {
  title: 'Components/Container',
  component: Container,
  parameters: {
    notes: {
      use: 'Keeps the content of a full-bleed part, such as a coloured band, on the grid of the page.',
      instead: 'The body of a page takes PageBody, which also gives its parts their distances.',
      keyboard: 'Nothing: it adds no stop.',
      screenReader: 'Nothing: it is not announced.',
    },
    layout: 'fullscreen',
  },
  args: { children: 'As wide as the grid of the page, with its margins.' },
} satisfies Meta<typeof Container>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const container = canvas.getByText(/As wide as the grid/)
    const { left, right } = container.getBoundingClientRect()
    await expect(left).toBe(document.documentElement.clientWidth - right)
    await expect(Number.parseFloat(getComputedStyle(container).paddingInlineStart)).toBeGreaterThanOrEqual(16)
  },
}

/** As wide as a text is read with ease. */
export const Prose: Story = {
  args: {
    width: 'prose',
    children:
      'Dira is Swahili for compass, and for direction. Ten stone rooms stand under the apricot dunes, with a night-sky terrace; breakfast is packed for those who leave before first light, and there is tea for all the others.',
  },
}
