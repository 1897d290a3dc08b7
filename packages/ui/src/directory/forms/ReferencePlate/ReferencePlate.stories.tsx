import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../../../components/Stack/Stack.tsx'
import { ReferencePlate } from './ReferencePlate.tsx'
import { RequestLink } from './RequestLink.tsx'

const meta = {
  title: 'Directory/ReferencePlate',
  component: ReferencePlate,
  parameters: {
    notes: {
      use: 'Where somebody has to know the reference of what they sent: after sending, and on the page of the request.',
      instead: 'An invoice has its number in its head.',
      keyboard: 'Tab reaches the button, Enter or Space copies.',
      screenReader: 'The reference is text, spoken as written; that it was copied is announced.',
    },
  },
  args: { reference: 'DIRA 7K4 M92' },
} satisfies Meta<typeof ReferencePlate>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('DIRA 7K4 M92')).toBeVisible()
  },
}

export const WithLink: Story = {
  render: (args) => (
    <Stack gap={5}>
      <ReferencePlate {...args} />
      <RequestLink url="https://dira.example/requests#4f1c9a2b7d3e" title="Thandeka’s Braai Yard" />
    </Stack>
  ),
}
