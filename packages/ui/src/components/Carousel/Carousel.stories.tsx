import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CoverArt } from '../../art/CoverArt/CoverArt.tsx'
import type { PictogramName } from '../../art/Pictogram/Pictogram.tsx'
import { Carousel } from './Carousel.tsx'

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  parameters: {
    notes: {
      use: 'Shows a few pictures of one thing, one at a time and large, with a rail of up to four thumbnails that goes along. One picture alone stands in 16:9, without rail, counter and arrows. Nothing moves by itself.',
      instead:
        'Grid where all of them are wanted at once. Lightbox for one picture on the whole screen: open it with `onSlidePress`. For the photographs of a listing PhotoGallery, which draws what is missing.',
      keyboard:
        'The left and right arrow keys move it wherever the focus stands in it; in a page that runs from right to left they change places. Then the buttons for back and on, which keep the focus at the ends, and the thumbnails. Enter on a slide opens it, where it can be opened.',
      screenReader:
        'A carousel with its label, each slide with its place: "Image 2 of 5". When another one comes into sight, its place and what it shows are read out once.',
    },
  },
  args: { label: 'Photos of !Nara Dunes Lodge', slides: slides(3) },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The button leads to the next image', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next image' }))
      await expect(canvas.getByRole('status')).toHaveTextContent('Image 2 of 3')
    })
    await step('The arrow key leads to the last one, where the button leads no further', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('button', { name: 'Next image' })).toHaveAttribute('aria-disabled', 'true')
      await expect(canvas.getByRole('link', { current: true })).toHaveAccessibleName('Image 3 of 3: Cloth 3')
    })
  },
}

/** One image needs no way to another one. */
export const One: Story = { args: { slides: slides(1) } }

export const Two: Story = { args: { slides: slides(2) } }

/** Four thumbnails at most; the last one counts what follows. */
export const Seven: Story = { args: { slides: slides(7) } }

/** In the middle of many the rail has gone along. */
export const AmongTwenty: Story = { args: { slides: slides(20), defaultIndex: 9 } }

/** The slides open something: the page opens a Lightbox. */
export const Pressable: Story = { args: { onSlidePress: () => {} } }

/** A photograph that does not load leaves its words and its space. */
export const Failing: Story = {
  args: {
    slides: ['The terrace at night', 'A stone room', 'The dunes'].map((label) => ({
      id: label,
      label,
      content: <img src="data:image/png;base64,none" alt={label} />,
      thumbnail: <img src="data:image/png;base64,none" alt="" />,
    })),
  },
}

export const Phone: Story = { args: { slides: slides(7) }, globals: { viewport: { value: 'phone' } } }

function slides(count: number) {
  const categories: readonly PictogramName[] = ['accommodation', 'restaurants', 'shopping', 'transport', 'events']
  return Array.from({ length: count }, (_, index) => {
    const label = `Cloth ${index + 1}`
    const category = categories[Math.floor(index / 3) % categories.length]!
    const art = { slug: 'nara-dunes-lodge', category, index: index % 3 }
    return {
      id: label,
      label,
      content: <CoverArt {...art} alt={label} />,
      thumbnail: <CoverArt {...art} />,
    }
  })
}
