import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { Button } from '@dira/ui'
import { KeysSheet, type KeysSheetProps } from './KeysSheet.tsx'

function Controlled({ isOn, onChange, ...props }: KeysSheetProps) {
  const [isOpen, setOpen] = useState(true)
  const [areOn, setOn] = useState(isOn)
  return (
    <>
      <Button variant="secondary" onPress={() => setOpen(true)}>
        All keys
      </Button>
      <KeysSheet
        {...props}
        isOpen={isOpen}
        onOpenChange={setOpen}
        isOn={areOn}
        onChange={(now) => {
          setOn(now)
          onChange(now)
        }}
      />
    </>
  )
}

const meta = {
  title: 'Console/KeysSheet',
  component: KeysSheet,
  parameters: {
    notes: {
      use: 'What every key of a page does, opened by `?` and by a button. Keys of one letter can be switched off there.',
      instead: 'KeyHint shows a key beside what it does.',
      keyboard: 'Escape closes it. Listening to keys is the application’s part.',
      screenReader: 'A dialog named ‘All keys’; each line is what a key does, then the key.',
    },
  },
  args: {
    isOn: true,
    onChange: fn(),
    groups: [
      {
        title: 'Everywhere',
        keys: [
          { keys: '?', label: 'All keys' },
          { keys: 'g d', label: 'Dashboard' },
          { keys: 'g l', label: 'Listings' },
        ],
      },
      {
        title: 'Listings',
        keys: [
          { keys: '/', label: 'Search' },
          { keys: '$mod+s', label: 'Save changes' },
        ],
      },
    ],
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof KeysSheet>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'All keys' }))
    const keys = sheet.getByRole('checkbox', { name: 'Single keys work' })
    await expect(keys).toBeChecked()
    await userEvent.click(keys)
    await expect(args.onChange).toHaveBeenLastCalledWith(false)
    await expect(keys).not.toBeChecked()
  },
}
