import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import {
  bareDetail,
  classifiedDetail,
  longDetail,
  premiumDetail,
  standardDetail,
  unclaimedDetail,
} from '../../../testing/listingDetails.ts'
import { KnownSoFar } from '../KnownSoFar/KnownSoFar.tsx'
import { ListingDetails } from './ListingDetails.tsx'

const meta = {
  title: 'Directory/ListingDetails',
  component: ListingDetails,
  parameters: {
    notes: {
      use: 'The body of a listing’s page. A section that the package does not show is absent; one that the owner left empty says so or is left out. What only the browser knows, such as whether it is open, comes by props once it is known.',
      instead: 'In a list a business is a ListingCard. For an address that no business has there is ListingNotFound.',
      keyboard: 'Tab goes through gallery, panel and sections in the order of the page.',
      screenReader:
        'An article with the name of the business as its heading; every section is a region with its own, the panel is complementary.',
    },
  },
  args: {
    privacyHref: '/privacy',
    listing: premiumDetail,
    backHref: '/listings',
    categoryHref: '/categories/accommodation',
    country: 'NA',
    openStatus: { state: 'open', today: 3 },
    hoursToday: premiumDetail.businessHours.slice(3, 4),
  },
} satisfies Meta<typeof ListingDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: '!Nara Dunes Lodge' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Today 06:00 – 21:00' })).toHaveAttribute('href', '#business-hours')
  },
}

export const NothingFilledIn: Story = { args: { listing: standardDetail, country: 'KE' } }

export const Classified: Story = { args: { listing: classifiedDetail, country: 'CD' } }

/** Brought by an import: what is known stands above the contacts. */
export const NotYetClaimed: Story = {
  args: {
    listing: unclaimedDetail,
    country: 'MG',
    known: <KnownSoFar listing={unclaimedDetail} month="2026-03" suggestHref="#suggest" claimHref="#claim" />,
  },
}

export const NothingButWhatIsRequired: Story = { args: { listing: bareDetail, country: undefined } }

export const Long: Story = { args: { listing: longDetail } }
