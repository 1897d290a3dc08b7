import type { Needs } from '@dira/data'
import { AdminWelcome } from '../../shared/AdminWelcome/AdminWelcome.tsx'
import { BackupAge } from './BackupAge/BackupAge.tsx'
import { board } from './NeedsBoard/NeedsBoard.css.ts'
import { NeedsBoard } from './NeedsBoard/NeedsBoard.tsx'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { paths } from '@dira/data/site'
import { AdminFrame } from '../../shell/AdminFrame.tsx'
import { AdminKeys } from '../../shared/keys/AdminKeys.tsx'
import { listingsHref } from '../../shared/listings/listingsAddress.ts'
import { PublishedListings } from './PublishedListings/PublishedListings.tsx'
import { inboxHref } from '../../shared/inbox/inboxAddress.ts'
import { requestsHref } from '../../shared/requests/requestsAddress.ts'
import { Titled } from '../../shared/DashboardTop.tsx'
import { SampleConsole } from '../../testing/SampleConsole.tsx'
import { shownNeeds } from './useNeeds.ts'

const first = (name: string, paidUntil: string) => ({
  name,
  standing: 'premium' as const,
  paidUntil,
  text: undefined,
})
const counted = (count: number, text?: string) => ({
  count,
  name: 'A',
  standing: undefined,
  paidUntil: undefined,
  text,
})

const NEEDS: Needs = {
  isJudged: true,
  needs: {
    'ends-tomorrow': { count: 1, ...first('Kiondo House', '2026-11-23') },
    'ends-in-7-days': { count: 2, ...first('Zoo Lake Picnic Concerts', '2026-11-26') },
    'ends-in-30-days': { count: 6, ...first('Rift Valley Overland', '2026-12-02') },
    past: { count: 3, ...first('Baobab Café', '2026-11-12') },
    'in-grace': counted(2),
    lapsed: counted(1),
    coordinates: counted(14),
    hours: counted(6, 'daily till late'),
    phone: counted(2, '71 23 45'),
    duplicates: counted(4),
    closed: counted(0),
    sample: counted(0),
  },
}

const PUBLISHED = [
  { tier: 'premium', label: 'Premium', count: 102, href: listingsHref({ tiers: ['premium'] }) },
  { tier: 'standard', label: 'Standard', count: 300, href: listingsHref({ tiers: ['standard'] }) },
  { tier: 'classified', label: 'Classified', count: 294, href: listingsHref({ tiers: ['classified'] }) },
] as const

const meta = {
  title: 'Console/Pages/Dashboard',
  component: AdminWelcome,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { id: '7f3c1a52-0d7e-4b9b-9a41-2e6d58c0f1aa', email: 'thandi@dira.example', isAdmin: true },
    onRefresh: fn(),
    onSignOut: fn(),
  },
  render: (args) => (
    <SampleConsole url={paths.dashboard}>
      <AdminKeys>
        <AdminFrame onSignOut={args.onSignOut}>
          <Titled>
            <AdminWelcome {...args} />
            {args.user && (
              <NeedsBoard
                waiting={{
                  rows: [
                    { kind: 'message', count: 3, href: inboxHref({ kind: 'message' }) },
                    { kind: 'enquiry', count: 5, href: inboxHref({ kind: 'enquiry' }) },
                    { kind: 'request', count: 4, href: requestsHref() },
                  ],
                  onRetry: fn(),
                }}
                needs={shownNeeds(NEEDS)}
                prices={['R1995', 'R995', 'R595']}
                onRetry={fn()}
              />
            )}
            {args.user && (
              <div className={board}>
                <PublishedListings tiers={PUBLISHED} />
                <BackupAge
                  since="2026-11-20T06:00:00.000Z"
                  isDaily
                  retentionDays={7}
                  last={{ at: '2026-11-22T02:00:00.000Z', bytes: 41_200_000, images: 1204, accounts: 3 }}
                  failure={null}
                  now={new Date('2026-11-22T09:26:00.000Z')}
                />
              </div>
            )}
          </Titled>
        </AdminFrame>
      </AdminKeys>
    </SampleConsole>
  ),
} satisfies Meta<typeof AdminWelcome>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Loading: Story = { args: { user: undefined } }
