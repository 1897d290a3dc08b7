import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/index.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  parameters: {
    notes: {
      use: 'How far something is that takes a while, such as an upload. Without a value it says that nobody knows how long it takes.',
      instead:
        'For a short wait use a Spinner; for content on its way a Skeleton; for the pages of a form a Stepper. A share of a whole that does not move is no progress.',
      keyboard: 'It takes no focus.',
      screenReader:
        'A progress bar named by its label, with its value in words. It is not read at every change: announce the end with a Toast or a Notice.',
    },
  },
  args: { label: 'Uploading pictures', value: 40 },
} satisfies Meta<typeof ProgressBar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Uploading pictures' })
    await expect(bar).toHaveAttribute('aria-valuetext', '40%')
    await expect(bar).toHaveValue(40)
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

export const InWords: Story = { args: { value: 3, max: 10, valueText: '3 of 10 pictures' } }

export const Stages: Story = {
  render: () => (
    <Stack gap={5}>
      {[0, 1, 25, 50, 99, 100].map((value) => (
        <ProgressBar key={value} label="Uploading pictures" value={value} />
      ))}
    </Stack>
  ),
}

/** Nobody knows how much is left. Where movement is not wanted the threads stand still. */
export const Unknown: Story = {
  render: () => <ProgressBar label="Preparing the preview" />,
}

export const Narrow: Story = {
  args: { label: 'Uploading the pictures of your business to the directory', valueText: '3 of 10 pictures' },
  globals: { viewport: { value: 'narrow' } },
}

export const Dark: Story = { ...Stages, globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  args: { label: 'جارٍ رفع الصور', valueText: '٤ من ١٠', lang: 'ar' },
  globals: { direction: 'rtl' },
}
