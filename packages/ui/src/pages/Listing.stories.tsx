import { africanCountry, openStatus, readBusinessHours, rowsOfDay, WEEKDAYS } from '@dira/directory-core'
import type { ListingDetail } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { BookmarkIcon, CompareIcon, ShareIcon } from '../art/Icon/index.ts'
import { PageBody } from '../components/PageBody/index.ts'
import { ListingDetails, type ListingDetailsProps } from '../directory/ListingDetails/index.ts'
import { ListingToolbar } from '../directory/ListingToolbar/index.ts'
import { OfflineNotice } from '../directory/OfflineNotice/index.ts'
import { RelatedListings } from '../directory/RelatedListings/index.ts'
import { longCard, relatedCards } from '../testing/listingCards.ts'
import {
  arabicDetail,
  bareDetail,
  classifiedDetail,
  longDetail,
  photographs,
  premiumDetail,
  standardDetail,
} from '../testing/listingDetails.ts'
import { PageFrame } from './PageFrame.tsx'

/** A Thursday and a Sunday in November at noon, in the east and the south of the continent. */
const THURSDAY = Date.parse('2026-11-19T12:00+02:00')
const SUNDAY = Date.parse('2026-11-22T12:00+02:00')

/** What the page of a listing works out with directory-core once it knows the time. */
function timely(listing: ListingDetail, now = THURSDAY): Partial<ListingDetailsProps> {
  const status = openStatus(listing, now)
  const rows = 'businessHours' in listing ? readBusinessHours(listing.businessHours).rows : []
  return {
    listing,
    country: africanCountry(listing.location.country)?.code,
    openStatus: status,
    ...(status.today && { hoursToday: rowsOfDay(rows, WEEKDAYS.indexOf(status.today)) }),
  }
}

const toolbar = (
  <ListingToolbar>
    <button type="button" aria-pressed="true">
      <BookmarkIcon size={18} />
      Saved
    </button>
    <button type="button">
      <CompareIcon size={18} />
      Compare
    </button>
    <button type="button">
      <ShareIcon size={18} />
      Share
    </button>
  </ListingToolbar>
)

const related = (
  <RelatedListings
    country="Namibia"
    cards={relatedCards}
    hrefOf={({ slug }) => `/listings/${slug}`}
    all={{ href: '/locations/namibia', count: 87 }}
  />
)

interface PageArgs extends ListingDetailsProps {
  isOffline?: boolean
}

const meta = {
  title: 'Pages/Listing',
  component: ListingDetails,
  parameters: { layout: 'fullscreen' },
  args: {
    listing: premiumDetail,
    backHref: '/listings',
    categoryHref: '/categories/accommodation',
    onEnquiry: () => Promise.resolve({ ok: true }),
    toolbar,
    related,
    ...timely(premiumDetail),
  },
  render: ({ isOffline = false, ...args }: PageArgs) => (
    <PageFrame>
      {isOffline && <OfflineNotice onRetry={() => {}} />}
      <PageBody>
        <ListingDetails {...args} />
      </PageBody>
    </PageFrame>
  ),
} satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

export const Premium: Story = {}

export const Photographs: Story = {
  args: { ...timely({ ...premiumDetail, gallery: { max: 10, images: photographs } }), photoSrc: ({ url }) => url },
}

export const ClosedNow: Story = { args: timely(premiumDetail, SUNDAY) }

/** The owner filled in next to nothing. */
export const Standard: Story = { args: { ...timely(standardDetail), related: undefined } }

/** Shorter than what stands beside it. */
export const Classified: Story = {
  args: timely({ ...classifiedDetail, location: premiumDetail.location, locationLine: premiumDetail.locationLine }),
}

/** No e-mail, no number that could be dialled, no map, nothing else of the country, no way to send an enquiry. */
export const NothingButWhatIsRequired: Story = {
  render: () => (
    <PageFrame>
      <PageBody>
        <ListingDetails listing={bareDetail} backHref="/listings" />
      </PageBody>
    </PageFrame>
  ),
}

export const NoImages: Story = { args: timely({ ...premiumDetail, gallery: { max: 10, images: [] } }) }

export const OneImage: Story = {
  args: timely({ ...premiumDetail, gallery: { max: 10, images: premiumDetail.gallery.images.slice(0, 1) } }),
}

export const Long: Story = {
  args: {
    ...timely(longDetail),
    related: <RelatedListings country="Namibia" cards={[longCard, ...relatedCards.slice(1)]} hrefOf={String} />,
  },
}

export const LongOnANarrowPhone: Story = { ...Long, globals: { viewport: { value: 'narrow' } } }

/** As a server sends it: no clock, and the room for it. */
export const BeforeTheTimeIsKnown: Story = {
  args: { openStatus: { state: 'unknown' }, hoursToday: [] },
}

export const EnquiryOpen: Story = {
  args: timely({ ...premiumDetail, phones: longDetail.phones.slice(0, 1) }),
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

export const Offline: Story = { args: { isOffline: true } }

export const Phone: Story = { globals: { viewport: { value: 'phone' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = {
  args: timely(arabicDetail),
  globals: { locale: 'ar', direction: 'rtl' },
}
