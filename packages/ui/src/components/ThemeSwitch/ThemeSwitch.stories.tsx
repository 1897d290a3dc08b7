import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const meta = {
  title: 'Components/ThemeSwitch',
  component: ThemeSwitch,
  parameters: {
    notes: {
      use: 'Once a page, at the end of its header. It turns the whole page, this browser remembers it, and its other tabs follow. What the system asks for needs no choice: to go back to it is to follow it again. Give the page `themeScript` in its head, or the wrong theme flashes at every load.',
      instead:
        'To set a part of a page in the other theme, put `data-theme="dark"` on its element. To choose among any other things use a Select.',
      keyboard: 'Enter and Space turn the dark theme on and off.',
      screenReader: '“Dark theme, toggle button”, pressed or not pressed. The moon and the sun are not read.',
    },
  },
} satisfies Meta<typeof ThemeSwitch>

export default meta
type Story = StoryObj<typeof meta>

/** The moon by day, the sun by night: the hour that it leads to. Try it: the page turns. */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Dark theme' })
    const before = button.getAttribute('aria-pressed')
    await step('turn the page', async () => {
      await userEvent.click(button)
      await expect(button).not.toHaveAttribute('aria-pressed', before)
    })
    await step('turn it back, by keyboard', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-pressed', before)
    })
  },
}

export const Framed: Story = { args: { look: 'framed' } }

export const Disabled: Story = { args: { disabled: true } }
