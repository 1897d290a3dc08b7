import { openStatus } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { premiumDetail } from '../../../testing/listingDetails.ts'
import { OpenNow } from './OpenNow.tsx'

/** By the clock of Namibia, where the lodge is. */
const at = (time: string) => openStatus(premiumDetail, { now: Date.parse(`${time}+02:00`), names: en })

const meta = {
  title: 'Directory/OpenNow',
  component: OpenNow,
  parameters: {
    notes: {
      use: 'Says whether a business is open at this moment, by its own clock. Give it the status that directory-core worked out; render it only where the clock is known, in the browser.',
      instead: 'BusinessHours for the whole week. Chip for any other state.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Read as its words. It does not announce itself when it changes.',
    },
  },
  args: { status: at('2026-11-19T12:00') },
} satisfies Meta<typeof OpenNow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Open now')).toBeVisible()
  },
}

export const WithClosing: Story = { args: { withClosing: true } }

export const OpensLaterToday: Story = { args: { status: at('2026-11-19T05:00') } }

/** On a card. */
export const Short: Story = { args: { status: at('2026-11-19T05:00'), isShort: true } }

/** It is Saturday night, and Sunday is closed. */
export const OpensAnotherDay: Story = { args: { status: at('2026-11-21T22:00') } }

/** On a day that has a name. */
export const ClosedForTheDay: Story = {
  args: { status: { state: 'closed', today: 2, reason: 'Day of Reconciliation' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Closed: Day of Reconciliation')).toBeVisible()
  },
}

export const NotKnownWhenItOpens: Story = { args: { status: { state: 'closed', today: 6 } } }

/** Nothing at all. */
export const Unknown: Story = { args: { status: { state: 'unknown' } } }
