import { AdminWelcome, BackupAge, WaitingList } from '@dira/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { paths } from '../../app/paths.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'
import { AdminFrame } from '../AdminFrame.tsx'
import { AdminQueries } from '../AdminQueries.tsx'
import { AdminKeys } from '../keys/AdminKeys.tsx'
import { inboxHref } from '../inbox/inboxAddress.ts'
import { Titled } from './DashboardTop.tsx'

const meta = {
  title: 'Pages/Dashboard',
  component: AdminWelcome,
  parameters: { layout: 'fullscreen' },
  args: {
    user: { id: '7f3c1a52-0d7e-4b9b-9a41-2e6d58c0f1aa', email: 'thandi@dira.example', isAdmin: true },
    onRefresh: fn(),
    onSignOut: fn(),
  },
  render: (args) => (
    <SamplePage url={paths.dashboard}>
      <AdminQueries>
        <AdminKeys>
          <AdminFrame onSignOut={args.onSignOut}>
            <Titled>
              <AdminWelcome {...args} />
              {args.user && (
                <WaitingList
                  rows={[
                    { kind: 'message', count: 3, href: inboxHref({ kind: 'message' }) },
                    { kind: 'enquiry', count: 5, href: inboxHref({ kind: 'enquiry' }) },
                    { kind: 'application', count: 4 },
                  ]}
                  onRetry={fn()}
                />
              )}
              {args.user && (
                <BackupAge
                  since="2026-11-20T06:00:00.000Z"
                  isDaily
                  keptDays={7}
                  last={{ at: '2026-11-22T02:00:00.000Z', bytes: 41_200_000, images: 1204, accounts: 3 }}
                  failure={null}
                  now={new Date('2026-11-22T09:26:00.000Z')}
                />
              )}
            </Titled>
          </AdminFrame>
        </AdminKeys>
      </AdminQueries>
    </SamplePage>
  ),
} satisfies Meta<typeof AdminWelcome>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Loading: Story = { args: { user: undefined } }
