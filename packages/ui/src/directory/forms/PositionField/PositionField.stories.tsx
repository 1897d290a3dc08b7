import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { PositionField } from './PositionField.tsx'

const meta = {
  title: 'Directory/PositionField',
  component: PositionField,
  parameters: {
    notes: {
      use: 'Where a business is: pasted, taken from this device, the middle of its city, or a pin on a map.',
      instead: 'Where a list is near to is NearFilter.',
      keyboard: 'Tab goes from the field to the buttons, and into the map where it is open.',
      screenReader:
        'A text field named ‘Coordinates’ with its hint, and buttons; that of the map says whether it is open.',
    },
  },
  args: { value: '-24.49, 15.8', onChange: fn(), onHere: fn(), city: 'Sesriem', onCentre: fn(), onMap: fn() },
} satisfies Meta<typeof PositionField>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use my position' }))
    await expect(args.onHere).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Centre of Sesriem' }))
    await expect(args.onCentre).toHaveBeenCalledOnce()
  },
}

export const WithItsMap: Story = {
  args: { isMapOpen: true, children: <p>The map</p> },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Pin on a map', expanded: true })
    await expect(canvas.getByText('The map')).toBeVisible()
    await userEvent.click(button)
    await expect(args.onMap).toHaveBeenCalledOnce()
  },
}

export const Asking: Story = { args: { value: '', isAsking: true } }

export const Wrong: Story = {
  args: { value: 'near the shop', error: 'Two numbers such as -24.49, 15.8, or the full address of a map.' },
}
