import type { PremiumDetail } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import type { ListingData, PageData } from '../../shared/data/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'

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

/** In a city: what is near to sleep, eat and get around. */
export const WithNearby: Story = {
  args: { url: '/listings/kilimani-court-hotel' },
  play: async ({ canvas }) => {
    const nearby = within(await canvas.findByRole('region', { name: 'Sleep, eat, get around nearby' }))
    await expect(nearby.getAllByRole('listitem')).toHaveLength(6)
    // By the clock, once the code is there that reads hours.
    await waitFor(() => expect(nearby.getAllByText(/^(?:Open now|Opens .*|Closed)$/).length).toBeGreaterThan(0))
  },
}

/** Stands for a photograph on another host: stories fetch nothing. */
const DUNE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"><rect width="100%" height="100%" fill="#a4532f"/></svg>')}`

/** The page of the lodge, changed. */
const changed = (change: (lodge: ListingData) => ListingData) => (data: PageData) => change(data as ListingData)

/** The only listing of its country, without images. */
export const NoImages: Story = {
  args: {
    change: changed((lodge) => ({
      ...lodge,
      detail: { ...(lodge.detail as PremiumDetail), gallery: { max: 10, images: [] } },
      related: { ...lodge.related, cards: [] },
    })),
  },
}

/** The photograph of an allowed origin, which core has let through, is shown and can be enlarged. */
export const Photograph: Story = {
  args: {
    change: changed((lodge) => ({
      ...lodge,
      detail: {
        ...(lodge.detail as PremiumDetail),
        gallery: { max: 10, images: [{ id: 'dune', url: DUNE, alt: 'The dune', isPlaceholder: false }] },
      },
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enlarge: The dune' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'The dune' })).toHaveAttribute('src', DUNE)
  },
}

/**
 * With listings to compare, a bar leads to the comparison. It lies over what is scrolled below it, so the page is one whose lines are the same at each
 * hour: axe would complain of a link that is half below the bar, and of a page with opening hours only while it is closed.
 */
export const Comparing: Story = {
  args: { url: '/listings/soko-la-kitambaa', comparison: ['nara-dunes-lodge', 'old-pier-rooms'] },
}

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
