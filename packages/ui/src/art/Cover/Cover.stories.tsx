import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { coverSvg } from '../cloth/coverSvg.ts'
import { Cover } from './Cover.tsx'

/** Stands for a photograph: there are none among the samples. */
const photo = {
  src: `data:image/svg+xml,${encodeURIComponent(coverSvg({ slug: 'osun-water-rooms', category: 'wellness' }).replace('<svg ', '<svg width="400" height="300" '))}`,
  width: 400,
  height: 300,
}

const meta = {
  title: 'Foundations/Art/Cover',
  component: Cover,
  parameters: {
    notes: {
      use: 'Wherever a listing has a picture. A photograph takes the place of the cloth in the same frame, without a tint; when it cannot be loaded the cloth is there again.',
      instead: 'Where there are never photographs, such as a pattern window of a category, take CoverArt.',
      keyboard: 'Nothing: it is no control.',
      screenReader:
        'Passed over beside the name of the listing. Give `alt` where the picture itself is what is shown, as in a gallery.',
    },
  },
  args: {
    slug: 'soko-la-kitambaa',
    category: 'shopping',
    ...photo,
    style: { maxInlineSize: 400, blockSize: 'auto', aspectRatio: '4 / 3' },
  },
} satisfies Meta<typeof Cover>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithoutPhotograph: Story = { args: { src: undefined } }

export const PhotographThatCannotBeLoaded: Story = {
  args: { src: 'data:image/jpeg;base64,broken', alt: 'The cloth hall', loading: 'eager' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    await expect(canvas.getByRole('img', { name: 'The cloth hall' })).toBeVisible()
  },
}

/** Cut to the frame, never stretched. */
export const CutToAStrip: Story = { args: { style: { inlineSize: '100%', blockSize: 96 } } }
