import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { sampleEnquiries, sampleFacts, sampleOwned, samplePackages, sampleWeeks } from '../../../testing/sampleOwner.ts'
import { EmptyState } from '@dira/ui'
import { EndingStrip } from '../EndingStrip/EndingStrip.tsx'
import { OwnerEnquiries } from '../../../shared/owner/OwnerEnquiries/OwnerEnquiries.tsx'
import { OwnerListing } from '../OwnerListing/OwnerListing.tsx'
import { OwnerPackages } from '../OwnerPackages/OwnerPackages.tsx'
import { WeeklyNumbers } from '../WeeklyNumbers/WeeklyNumbers.tsx'
import { OwnerHome } from './OwnerHome.tsx'

const oven = {
  ...sampleOwned,
  name: 'Outjo Oven',
  place: 'Outjo, Kunene, Namibia',
  card: { slug: 'outjo-oven', tier: 'standard', categoryIcon: 'restaurants' },
  tier: 'standard',
  tierLabel: 'Standard',
} as const

const ready = {
  status: 'ready',
  strip: (
    <EndingStrip
      heading="Etosha East Gate ends in 7 days"
      text="Premium until Sunday 29 November 2026. Renew before then and not one word on the page changes."
      action={{ label: 'Renew for R1995', href: '/owner/renew/etosha-east-gate' }}
    />
  ),
  listings: (
    <>
      <OwnerListing
        listing={sampleOwned}
        facts={sampleFacts}
        numbers={<WeeklyNumbers weeks={sampleWeeks} />}
        confirmable={['existence', 'hours', 'phone', 'place']}
        onConfirm={async () => true}
      />
      <OwnerListing
        listing={oven}
        facts={[
          { state: 'live', text: 'The page. Nothing waits.' },
          { state: 'toCheck', text: 'Nobody has checked the phone since October 2025.' },
        ]}
        numbers={
          <WeeklyNumbers
            weeks={sampleWeeks.map((week) => ({ ...week, views: Math.round(week.views / 3), contacts: 3 }))}
          />
        }
        confirmable={['existence', 'phone', 'place']}
        onConfirm={async () => true}
      />
    </>
  ),
  aside: (
    <>
      <OwnerEnquiries rows={sampleEnquiries} onMark={() => undefined} all={{ href: '/owner/enquiries', count: 14 }} />
      <OwnerPackages rows={samplePackages} />
    </>
  ),
} as const

const meta = {
  title: 'Console/OwnerHome',
  component: OwnerHome,
  parameters: {
    notes: {
      use: 'The first page of who looks after listings.',
      instead: 'Administrators have the dashboard.',
      keyboard: 'Tab goes from what ends soonest through the listings to enquiries and packages.',
      screenReader: 'A heading for the page and one for each listing and part.',
    },
  },
  args: { who: 'Ndapewa Shikongo', state: ready, onRetry: fn(), privacyHref: '/privacy', addHref: '/get-listed' },
} satisfies Meta<typeof OwnerHome>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'How we count' })).toHaveAttribute('href', '/privacy')
  },
}

/** It could not be read: what was there the last time stays. */
export const FromTheLastVisit: Story = {
  args: { state: { ...ready, asOf: 'yesterday 18:20' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^As of yesterday 18:20/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

export const Loading: Story = { args: { state: { status: 'loading' } } }

export const Failed: Story = { args: { state: { status: 'failed' } } }

export const Empty: Story = {
  args: { state: { status: 'empty', children: <EmptyState heading="No listing yet">Claim one or apply.</EmptyState> } },
}
