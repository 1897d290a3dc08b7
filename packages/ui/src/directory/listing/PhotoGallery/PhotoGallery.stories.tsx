import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { photographs, premiumDetail } from '../../../testing/listingDetails.ts'
import { PhotoGallery } from './PhotoGallery.tsx'

const meta = {
  title: 'Directory/PhotoGallery',
  component: PhotoGallery,
  parameters: {
    notes: {
      use: 'Shows the images of one listing on its page. What is a placeholder, may not be shown here or cannot be loaded is drawn instead, and keeps its description.',
      instead: 'Other pictures in a row are a Carousel. The one picture of a card is a Cover.',
      keyboard:
        'The arrow keys lead on inside of it; Tab goes to the stage, its two buttons and the thumbnails. Enter on a photograph opens it on the whole window, Escape closes it and gives the focus back.',
      screenReader:
        'A section named by its heading with the numbers. In it a carousel: each new image is told by its place and its description.',
    },
  },
  args: {
    gallery: { max: 10, images: placeholders(3) },
    slug: premiumDetail.slug,
    category: premiumDetail.categoryIcon,
    style: { maxInlineSize: 816 },
  },
} satisfies Meta<typeof PhotoGallery>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next image' }))
    await expect(await canvas.findByText('2 / 3')).toBeVisible()
  },
}

export const One: Story = { args: { gallery: { max: 6, images: placeholders(1) } } }

export const Ten: Story = { args: { gallery: { max: 10, images: placeholders(10) } } }

export const Empty: Story = { args: { gallery: { max: 6, images: [] } } }

/** Wide, high and square: each is cut to its frame, never stretched. */
export const Photographs: Story = {
  args: { gallery: { max: 10, images: photographs }, photoSrc: ({ url }) => url },
}

export const OnTheWholeWindow: Story = {
  ...Photographs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Enlarge: The terrace at dusk' }))
    const dialog = await within(document.body).findByRole('dialog', { name: 'Photo Gallery' })
    await waitFor(() => expect(within(dialog).getByRole('img', { name: 'The terrace at dusk' })).toBeVisible())
  },
}

/** Art takes the place of what is lost. */
export const PhotographThatCannotBeLoaded: Story = {
  args: {
    gallery: {
      max: 6,
      images: [{ id: 'lost', url: 'data:image/jpeg;base64,broken', alt: 'The gate', isPlaceholder: false }],
    },
    photoSrc: ({ url }) => url,
  },
}

function placeholders(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    id: `placeholder-${index + 1}`,
    url: `/seed/nara-dunes-lodge-${index + 1}/800/600`,
    alt: `Placeholder image ${index + 1} for !Nara Dunes Lodge`,
    isPlaceholder: true,
  }))
}
