import { openStatus } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  bareDetail,
  classifiedDetail,
  longDetail,
  premiumDetail,
  standardDetail,
} from '../../../testing/listingDetails.ts'
import { CompareToggle } from '../../shortlist/CompareToggle/CompareToggle.tsx'
import { ListingToolbar } from '../ListingToolbar/ListingToolbar.tsx'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { ShareButton } from '../ShareButton/ShareButton.tsx'
import { ContactPanel } from './ContactPanel.tsx'

const toolbar = (
  <ListingToolbar>
    <SaveToggle look="part" businessName={premiumDetail.businessName} defaultSelected />
    <CompareToggle look="part" businessName={premiumDetail.businessName} />
    <ShareButton title={premiumDetail.businessName} url="/listings/nara-dunes-lodge" />
  </ListingToolbar>
)

const meta = {
  title: 'Directory/ContactPanel',
  component: ContactPanel,
  parameters: {
    notes: {
      use: 'Stands beside the sections of a listing’s page, on a phone below its gallery: when it is open, how to reach it, what it is.',
      instead: 'EnquiryDialog is what it opens. The contact details of the directory itself are text.',
      keyboard: 'Tab goes through its links and buttons in the order of the page.',
      screenReader:
        'A complementary region named ‘Contact Information’. ‘Contact Business’ tells that it opens a dialog.',
    },
  },
  args: {
    privacyHref: '/privacy',
    listing: premiumDetail,
    categoryHref: '/categories/accommodation',
    country: 'NA',
    openStatus: openStatus(premiumDetail, { now: Date.parse('2026-11-19T12:00+02:00'), names: en }),
    hoursToday: premiumDetail.businessHours.slice(3, 4),
    onEnquiry: () => Promise.resolve({ ok: true }),
    toolbar,
    style: { maxInlineSize: 368 },
  },
} satisfies Meta<typeof ContactPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('Contact Business opens the enquiry', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Contact Business' }))
      await within(document.body).findByRole('dialog', { name: 'Contact !Nara Dunes Lodge' })
    })
    await step('Escape closes it, and the button has the focus again', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Contact Business' })).toHaveFocus())
    })
  },
}

/** It is Sunday. */
export const ClosedNow: Story = {
  args: {
    openStatus: openStatus(premiumDetail, { now: Date.parse('2026-11-22T12:00+02:00'), names: en }),
    hoursToday: premiumDetail.businessHours.slice(6),
  },
}

/** As it comes from a server: the space for the hours of today is reserved, and ‘Contact Business’ is a link. */
export const WithoutScript: Story = {
  render: ({ listing }) => (
    <ContactPanel privacyHref="/privacy" listing={listing} country="NA" style={{ maxInlineSize: 368 }} />
  ),
}

export const Standard: Story = { args: { listing: standardDetail, country: 'KE' } }

export const Classified: Story = { args: { listing: classifiedDetail, country: 'CD' } }

/** A country that the map does not know, nothing to save or compare with. */
export const NothingButWhatIsRequired: Story = { args: { listing: bareDetail, country: undefined, toolbar: undefined } }

export const Long: Story = { args: { listing: longDetail, hoursToday: longDetail.businessHours.slice(2) } }
