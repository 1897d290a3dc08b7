import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { kenya, loadShippedLayer } from '../../../testing/mapCells.ts'
import { PinMap, type PinMapProps } from './PinMap.tsx'

const meta = {
  title: 'Directory/PinMap',
  component: PinMap,
  parameters: {
    notes: {
      use: 'To say where a business is, beside a field that holds the numbers. Loaded when it is opened.',
      instead: 'Listings on a map are a ListingMap; the place of one business on its page is a LocatorMap.',
      keyboard:
        'One stop. Arrow keys move the pin, with Shift by a little; Enter puts it in the middle where there is none; plus and minus zoom.',
      screenReader: 'An application named ‘Map with a pin’; where the pin is put is said as a status.',
    },
  },
  render: (args) => <Wired {...args} />,
  args: {
    value: { lat: -1.28638, lng: 36.81722 },
    onChange: fn(),
    start: kenya,
    loadLayer: loadShippedLayer,
    style: { blockSize: '360px' },
  },
} satisfies Meta<typeof PinMap>

export default meta
type Story = StoryObj<typeof meta>

/** As a form holds it. */
function Wired({ value, onChange, ...props }: PinMapProps) {
  const [place, setPlace] = useState(value)
  return (
    <PinMap
      {...props}
      value={place}
      onChange={(next) => {
        setPlace(next)
        onChange(next)
      }}
    />
  )
}

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('application', { name: 'Map with a pin' })).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      lat: expect.closeTo(-1.25891, 3),
      lng: expect.closeTo(36.81722, 4),
    })
  },
}

/** Nothing is known yet. */
export const NoPin: Story = { args: { value: undefined } }
