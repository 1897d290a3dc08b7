import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { ChevronDownIcon } from '../../art/Icon/index.ts'
import { Button } from '../Button/index.ts'
import { CheckboxGroup } from '../CheckboxGroup/index.ts'
import { Link } from '../Link/index.ts'
import { Text } from '../Text/index.ts'
import { Popover, PopoverTrigger } from './index.ts'

const CATEGORIES = [
  'Accommodation',
  'Restaurants & Dining',
  'Shopping',
  'Car Hire & Transport',
  'Events & Festivals',
  'Wellness & Spas',
  'Nightlife & Entertainment',
].map((label, index) => ({ value: label, label, count: (index * 3) % 7 }))

const choices = (
  <CheckboxGroup
    label="Category"
    hideLabel
    look="menu"
    name="category"
    options={CATEGORIES}
    defaultValue={['Accommodation', 'Shopping']}
  />
)

const meta = {
  title: 'Components/Popover',
  component: Popover,
  parameters: {
    notes: {
      use: 'A few choices or a short text that hang from their button. With `isNonModal` the page behind stays alive: right for filters, whose results change behind them.',
      instead:
        'For one of a few options use a Select. What needs room or a decision is a Dialog or a Sheet; on a narrow screen filters stand in a Disclosure. Pages in a header are a NavigationMenu.',
      keyboard: 'Enter or Space on its button opens it, Escape closes it and gives the focus back. Tab stays inside.',
      screenReader:
        'The button tells that it opens a dialog, and whether it is open. The popover is a dialog named by its button.',
    },
  },
  args: {
    children: choices,
    isFlush: true,
    foot: (
      <>
        <Text as="span" size="small" tone="muted">
          2 selected
        </Text>
        <Link href="?category=" standalone>
          Clear
        </Link>
      </>
    ),
  },
  render: (args) => (
    <PopoverTrigger>
      <Button variant="secondary">
        Category <ChevronDownIcon size={18} />
      </Button>
      <Popover {...args} />
    </PopoverTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Category' }))
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Category' })).toBeVisible())
  },
} satisfies Meta<typeof Popover>

const page = within(document.body)

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Category' })
    await step('Its button opens it and names it', async () => {
      await userEvent.click(trigger)
      await waitFor(() => expect(page.getByRole('dialog', { name: 'Category' })).toBeVisible())
    })
    await step('Escape closes it and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await userEvent.click(trigger)
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

/** A text with the usual padding, and a head. */
export const WithHead: Story = {
  args: {
    head: <Text as="strong">Open now</Text>,
    children: <Text>Hours are those of the place itself, not of where you are.</Text>,
    foot: undefined,
    isFlush: false,
  },
}

/** The page behind goes on: from one popover to the next it is one press. */
export const NonModal: Story = { args: { isNonModal: true } }

/** Longer than the window: head and foot stay in sight, the rows scroll. */
export const Long: Story = {
  args: { children: Array.from({ length: 5 }, (_, index) => <div key={index}>{choices}</div>) },
}

/** At the end of a line it moves to where there is room. */
export const AtTheEnd: Story = {
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <PopoverTrigger>
        <Button variant="secondary">Category</Button>
        <Popover {...args} />
      </PopoverTrigger>
    </div>
  ),
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
