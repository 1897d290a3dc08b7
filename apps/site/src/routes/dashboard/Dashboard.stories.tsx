import { AdminWelcome } from '@dira/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { paths } from '../../app/paths.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'
import { Dashboard } from './Dashboard.tsx'

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
      <Dashboard onSignOut={args.onSignOut}>
        <AdminWelcome {...args} />
      </Dashboard>
    </SamplePage>
  ),
} satisfies Meta<typeof AdminWelcome>

export default meta
type Story = StoryObj<typeof meta>

export const Active: Story = {}

export const Loading: Story = { args: { user: undefined } }
