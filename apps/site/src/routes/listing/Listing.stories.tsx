import type { PremiumDetail } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { ListingData } from '../../app/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'
import { samplePage } from '../../testing/sampleServer.ts'

const meta = {
  title: 'Pages/Listing',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/listings/nara-dunes-lodge', shortlist: ['nara-dunes-lodge'] },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Premium: Story = {}

export const Standard: Story = { args: { url: '/listings/soko-la-kitambaa' } }

/** Shorter than the panel beside it. */
export const Classified: Story = { args: { url: '/listings/ezulwini-weavers-yard' } }

/** Stands for a photograph on another host: stories fetch nothing. */
const DUNE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#a4532f"/></svg>')}`

const lodge = samplePage('/listings/nara-dunes-lodge') as ListingData

/** The only listing of its country, without images. */
export const NoImages: Story = {
  args: {
    data: {
      ...lodge,
      detail: { ...(lodge.detail as PremiumDetail), gallery: { max: 10, images: [] } },
      related: { ...lodge.related, cards: [] },
    },
  },
}

/** The photograph of an allowed origin, which core has let through, is shown and can be enlarged. */
export const Photograph: Story = {
  args: {
    data: {
      ...lodge,
      detail: {
        ...(lodge.detail as PremiumDetail),
        gallery: { max: 10, images: [{ id: 'dune', url: DUNE, alt: 'The dune', isPlaceholder: false }] },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enlarge: The dune' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'The dune' })).toHaveAttribute('src', DUNE)
  },
}

/** With listings to compare, a bar leads to the comparison. */
export const Comparing: Story = { args: { comparison: ['nara-dunes-lodge', 'old-pier-rooms'] } }

export const EnquiryOpen: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const body = within(document.body)
    await step('Escape brings one back to the button', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Contact Business' }))
      await body.findByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Contact Business' })).toHaveFocus())
    })
    await step('by the keyboard as well', async () => {
      await userEvent.keyboard('{Enter}')
      await expect(await body.findByRole('textbox', { name: 'Message' })).toBeInTheDocument()
    })
  },
}

export const NotFound: Story = { args: { url: '/listings/gone' } }
