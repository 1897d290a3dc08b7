import type { Meta, StoryObj } from '@storybook/react-vite'
import { classifiedDetail, premiumDetail, standardDetail } from '../../testing/listingDetails.ts'
import { ListingDetails } from './ListingDetails.tsx'

const meta = {
  title: 'Directory/ListingDetails',
  component: ListingDetails,
  parameters: {
    docs: {
      description: {
        component:
          'The body of a listing’s page. A section that the package does not show is absent; one that the owner left empty says so or is left out.',
      },
    },
  },
  args: { listing: premiumDetail, backHref: '/listings' },
} satisfies Meta<typeof ListingDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const WithALinkToItsCategory: Story = { args: { categoryHref: '/categories/accommodation' } }

export const NothingFilledIn: Story = { args: { listing: standardDetail } }

export const Classified: Story = { args: { listing: classifiedDetail } }
