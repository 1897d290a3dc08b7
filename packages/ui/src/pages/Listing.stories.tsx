import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageBody } from '../components/PageBody/index.ts'
import { ListingDetails } from '../directory/ListingDetails/index.ts'
import { classifiedDetail, premiumDetail, standardDetail } from '../testing/listingDetails.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Pages/Listing',
  component: ListingDetails,
  parameters: { layout: 'fullscreen' },
  args: { listing: premiumDetail, backHref: '/listings' },
  render: (args) => (
    <PageFrame>
      <PageBody>
        <ListingDetails {...args} />
      </PageBody>
    </PageFrame>
  ),
} satisfies Meta<typeof ListingDetails>

export default meta
type Story = StoryObj<typeof meta>

export const Premium: Story = {}

export const StandardWithNothingFilledIn: Story = { args: { listing: standardDetail } }

export const Classified: Story = { args: { listing: classifiedDetail } }
