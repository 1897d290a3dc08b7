import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    notes: {
      use: 'The first thing on every page. It takes those who use a keyboard past the header. The main part needs the id, and `tabIndex={-1}`.',
      instead: 'Nothing replaces it. Links to the parts of a long page are plain Links.',
      keyboard: 'The first Tab shows it, Enter jumps to the main part, the next Tab hides it again.',
      screenReader:
        'A link named Skip to content, heard first on the page; after it the reading goes on in the main part.',
    },
  },
  args: {},
  render: (args) => (
    <>
      <SkipLink {...args} />
      <p>A header with many links. Press Tab to see what stands before them.</p>
      <main id="main" tabIndex={-1}>
        The main part
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** As the first Tab shows it. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link.offsetHeight).toBe(1)
    await userEvent.tab()
    await expect(link).toHaveFocus()
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(44)
    await expect(link).toHaveAttribute('href', '#main')
  },
}
