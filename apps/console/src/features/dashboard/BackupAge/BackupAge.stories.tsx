import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackupAge } from './BackupAge.tsx'

const meta = {
  title: 'Console/BackupAge',
  component: BackupAge,
  parameters: {
    notes: {
      use: 'On the dashboard: how old the last backup is. Up to 26 hours it is as it should be, up to 50 it is late; beyond, or after a failure, a note asks for help and belongs above everything else.',
      instead: 'News of what somebody has just done is a Toast, of the page itself a Notice.',
      keyboard: 'It has no controls.',
      screenReader: 'A region; the note is announced as an alert when it comes.',
    },
  },
  args: {
    since: '2026-11-20T06:00:00.000Z',
    isDaily: true,
    retentionDays: 7,
    last: { at: '2026-11-22T02:00:00.000Z', bytes: 41_200_000, images: 1204, accounts: 3 },
    failure: null,
    now: new Date('2026-11-22T09:26:00.000Z'),
  },
} satisfies Meta<typeof BackupAge>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Late: Story = { args: { now: new Date('2026-11-23T09:26:00.000Z') } }

export const Failed: Story = {
  args: {
    failure: {
      at: '2026-11-22T03:10:00.000Z',
      message: `The disk that holds ${'backups/of/this/directory/'.repeat(4)} is full.`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('npm run backup')
  },
}
