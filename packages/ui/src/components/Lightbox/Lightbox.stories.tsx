import type { Meta, StoryObj } from '@storybook/react-vite'
import { lazy, Suspense, useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { CoverArt } from '../../art/CoverArt/CoverArt.tsx'
import { Carousel } from '../Carousel/Carousel.tsx'
import { Lightbox } from './Lightbox.tsx'
import type { LightboxSlide } from './LightboxDialog.tsx'

const meta = {
  title: 'Components/Lightbox',
  component: Lightbox,
  parameters: {
    notes: {
      use: 'Shows one picture on the whole window, dark by day as well. Open it from the slide of a Carousel (`onSlidePress`), share the index with it, and load it when it is wanted: `lazy(() => import(…))`.',
      instead: 'Carousel on the page itself. Dialog for anything but pictures.',
      keyboard:
        'Escape closes, and the focus goes back to the slide. The left and right arrow keys lead to the neighbours; in a page that runs from right to left they change places. The focus stays inside.',
      screenReader:
        'A dialog with its label, described by the place and the caption of the picture: "Image 2 of 5". Those are read out when another picture comes into sight.',
    },
  },
  args: { label: 'Photos of !Nara Dunes Lodge', slides: pictures(3), defaultOpen: true, onOpenChange: fn() },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ userEvent, step }) => {
    const dialog = await within(document.body).findByRole('dialog', { name: 'Photos of !Nara Dunes Lodge' })
    await step('The arrow key leads on', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await waitFor(() => expect(within(dialog).getByRole('status')).toHaveTextContent('Image 2 of 3'))
    })
  },
}

export const One: Story = { args: { slides: pictures(1) } }

/** A caption may be a whole sentence. */
export const LongCaption: Story = {
  args: {
    slides: pictures(3).map((picture) => ({
      ...picture,
      caption:
        'The terrace at night: ten stone rooms under the apricot dunes, with breakfast packed for first light, twenty minutes from the park gate.',
    })),
  },
}

/** A photograph that does not load leaves its words. */
export const Failing: Story = {
  args: {
    slides: [{ id: '1', label: 'The terrace', content: <img src="data:image/png;base64,none" alt="The terrace" /> }],
  },
}

const LoadedLightbox = lazy(async () => ({ default: (await import('./Lightbox.tsx')).Lightbox }))

function Gallery({ label, slides }: { label: string; slides: readonly LightboxSlide[] }) {
  const [index, setIndex] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Carousel
        label={label}
        slides={slides}
        index={index}
        onIndexChange={setIndex}
        onSlidePress={() => setOpen(true)}
        style={{ maxInlineSize: 820 }}
      />
      {isOpen && (
        <Suspense>
          <LoadedLightbox
            label={label}
            slides={slides}
            index={index}
            onIndexChange={setIndex}
            isOpen
            onOpenChange={setOpen}
          />
        </Suspense>
      )}
    </>
  )
}

/** Opened from a slide. The carousel goes along, and has the focus again afterwards. */
export const FromACarousel: Story = {
  render: ({ label, slides }) => <Gallery label={label} slides={slides} />,
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body)
    await step('A slide opens', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enlarge: Cloth 1' }))
      await body.findByRole('dialog')
    })
    await step('One goes on to the next and closes', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(body.queryByRole('dialog')).toBeNull())
    })
    await step('The slide in sight has the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Enlarge: Cloth 2' })).toHaveFocus())
    })
  },
}

function pictures(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const label = `Cloth ${index + 1}`
    const art = { slug: 'nara-dunes-lodge', category: 'accommodation', index } as const
    return { id: label, label, content: <CoverArt {...art} alt={label} /> }
  })
}
