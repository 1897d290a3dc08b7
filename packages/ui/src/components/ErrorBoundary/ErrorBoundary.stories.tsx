import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { TextField } from '../TextField/TextField.tsx'
import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx'
import { PartFailed } from './PartFailed.tsx'

const meta = {
  title: 'Components/ErrorBoundary',
  component: ErrorBoundary,
  parameters: {
    notes: {
      use: 'Around a part that somebody can do without: results, a map, the content of a dialog. What stands around it stays when it breaks.',
      instead: 'What an application expects to fail, such as a request, it says itself, with a Notice.',
      keyboard: 'The button that tries again is in the order of the page.',
      screenReader: 'An alert says that the part could not be shown.',
    },
  },
  args: { children: null },
} satisfies Meta<ErrorBoundaryProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { args: { children: <TextField label="Name" defaultValue="Amahle" /> } }

const onRetry = fn()

/** What stands in the place of a part that broke. */
export const Broken: Story = {
  render: () => <PartFailed onRetry={onRetry} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/This part could not be shown/)
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
}
