import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ImagesEditor } from './ImagesEditor.tsx'

const meta = {
  title: 'Directory/ImagesEditor',
  component: ImagesEditor,
  parameters: {
    notes: {
      use: 'The images of a listing in the administration: order, description, and what is on its way.',
      instead: 'To show them: PhotoGallery.',
      keyboard: 'Tab goes through the fields and buttons of each image in its order.',
      screenReader: 'An ordered list; fields and buttons say which image they are of, and a move is announced.',
    },
  },
  args: {
    images: [
      { id: 'a', alt: 'Stone rooms at the foot of a red dune', isDecoration: false },
      { id: 'b', alt: '', isDecoration: true },
      { id: 'c', alt: '', isDecoration: false, error: 'Say what it shows, or mark it as decoration.' },
    ],
    shown: { most: 6, tier: 'Standard' },
    altLimit: 200,
    onMove: fn(),
    onDescribe: fn(),
    onRemove: fn(),
    onFiles: fn(),
    onCancel: fn(),
    onAgain: fn(),
  },
} satisfies Meta<typeof ImagesEditor>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Image 2, one place forward' }))
    await expect(args.onMove).toHaveBeenCalledWith('b', -1)
    await expect(canvas.getByText('Now image 1')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Decoration Image 3' }))
    await expect(args.onDescribe).toHaveBeenCalledWith('c', { alt: '', isDecoration: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Remove image 1' }))
    await expect(args.onRemove).toHaveBeenCalledWith('a')
  },
}

/** More than the package shows. */
export const BeyondThePackage: Story = {
  args: { shown: { most: 1, tier: 'Standard' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Standard shows 1. These 2 are kept and not shown.')).toBeVisible()
  },
}

export const OnTheWay: Story = {
  args: {
    images: [],
    uploads: [
      {
        key: '1',
        name: 'dune-45-dawn.jpg',
        state: { is: 'sending', sent: 310_000, total: 498_000, before: 4_100_000 },
      },
      { key: '2', name: `${'dune'.repeat(40)}.jpg`, state: { is: 'waiting' } },
      {
        key: '3',
        name: 'IMG_2291.HEIC',
        state: { is: 'failed', why: 'This browser cannot open HEIC. Share it as JPEG.', canAgain: false },
      },
      { key: '4', name: 'far.jpg', state: { is: 'failed', why: 'No connection.', canAgain: true } },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('62 %, 310 kB of 498 kB (was 4.1 MB)')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }))
    await expect(args.onAgain).toHaveBeenCalledWith('4')
    await userEvent.click(canvas.getByRole('button', { name: 'Give up dune-45-dawn.jpg' }))
    await expect(args.onCancel).toHaveBeenCalledWith('1')
  },
}
