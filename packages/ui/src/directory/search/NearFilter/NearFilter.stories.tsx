import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { answerPosition, nearTowns } from '../../../testing/positions.ts'
import { NearFilter, type NearFilterProps } from './NearFilter.tsx'

/** Keeps what is chosen, as a page does. */
function FilterThatKeeps({ near, within, ...props }: NearFilterProps) {
  const [choice, setChoice] = useState({ near, within })
  return (
    <div style={{ minBlockSize: 520 }}>
      <NearFilter
        {...props}
        {...choice}
        matches={choice.near === undefined ? undefined : props.matches}
        onChange={(next) => {
          setChoice(next)
          props.onChange(next)
        }}
      />
    </div>
  )
}

const meta = {
  title: 'Directory/NearFilter',
  component: NearFilter,
  parameters: {
    notes: {
      use: 'In the FilterBar of a list: what is near to the reader, or to a town. The browser is asked for the position only when ‘My position’ is pressed, and only a position rounded to 0.01° comes out by `onChange`.',
      instead:
        'Countries and categories are groups of the FilterPanel. A map asks for the position by `useAskedPosition`.',
      keyboard:
        'Enter and Space open the panel; Tab goes through it. Escape stops waiting for the position, then closes the panel and gives the focus back.',
      screenReader:
        'The trigger tells the radius and whether it is expanded. ‘Finding you…’ and what went wrong are announced politely; then the towns have the focus.',
    },
  },
  args: {
    towns: nearTowns,
    action: '/listings',
    matches: 8,
    clearHref: '#anywhere',
    onChange: fn(),
    onPosition: fn(),
    onShow: fn(),
  },
  render: (args) => <FilterThatKeeps {...args} />,
  beforeEach: () => answerPosition({ lat: -1.28643, lng: 36.81723 }),
} satisfies Meta<typeof NearFilter>

export default meta
type Story = StoryObj<typeof meta>

const openAnd: (press: string) => NonNullable<Story['play']> =
  (press) =>
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Near', { selector: 'summary' }))
    await userEvent.click(await canvas.findByRole('button', { name: press }))
  }

export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('The position that comes out is rounded; the exact one stays with the page', async () => {
      await userEvent.click(canvas.getByText('Near', { selector: 'summary' }))
      await userEvent.click(await canvas.findByRole('radio', { name: '25 km' }))
      await userEvent.click(canvas.getByRole('button', { name: 'My position' }))
      await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ near: '-1.29,36.82', within: 25 }))
      await expect(args.onPosition).toHaveBeenCalledWith({ lat: -1.28643, lng: 36.81723, accuracyKm: 0.04 })
    })
    await step('The panel closes, and the trigger tells the radius', async () => {
      const trigger = canvas.getByText('Near', { selector: 'summary' })
      await waitFor(() => expect(trigger).toHaveFocus())
      await expect(trigger).toHaveTextContent('within 25 km')
    })
  },
}

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Near', { selector: 'summary' }))
    await expect(await canvas.findByRole('button', { name: 'My position' })).toBeVisible()
  },
}

export const NearATown: Story = { ...Open, args: { near: 'kenya/nairobi', within: 10 } }

/** The browser asks the reader, or looks for the position. */
export const Finding: Story = {
  beforeEach: () => answerPosition('none'),
  play: openAnd('My position'),
}

/** For good: only the browser's settings change that. */
export const Refused: Story = {
  beforeEach: () => answerPosition('refused', 'denied'),
  play: async (context) => {
    await openAnd('My position')(context)
    await expect(await context.canvas.findByRole('status')).toHaveTextContent('Your position is not shared.')
    await expect(context.canvas.getByRole('combobox', { name: 'Near which town?' })).toHaveFocus()
    await expect(context.canvas.queryByRole('button', { name: 'Ask again' })).toBeNull()
  },
}

/** The browser's question was closed without an answer: it can ask again. */
export const Dismissed: Story = { beforeEach: () => answerPosition('refused'), play: openAnd('My position') }

export const TimedOut: Story = { beforeEach: () => answerPosition('timedOut'), play: openAnd('My position') }

export const Unavailable: Story = { beforeEach: () => answerPosition('unavailable'), play: openAnd('My position') }

/** By a network of another town: the list is near it, and says so. */
export const PoorAccuracy: Story = {
  beforeEach: () => answerPosition({ lat: -1.28643, lng: 36.81723, accuracy: 24_300 }),
  play: openAnd('My position'),
}

export const NothingNear: Story = { ...Open, args: { near: 'kenya/nairobi', within: 5, matches: 0 } }

export const Phone: Story = { ...Refused, globals: { viewport: { value: 'phone' } } }

export const Long: Story = {
  ...Open,
  args: {
    near: 'madagascar/antananarivo',
    within: 150,
    towns: [
      { value: 'madagascar/antananarivo', label: 'Antananarivo-Renivohitra and the Highlands, Madagascar' },
      ...nearTowns,
    ],
  },
}

export const RightToLeft: Story = { ...Open, ...NearATown, globals: { direction: 'rtl' } }
