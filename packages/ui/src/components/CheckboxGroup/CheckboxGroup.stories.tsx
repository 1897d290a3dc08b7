import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CheckboxGroup } from './CheckboxGroup.tsx'

const categories = [
  { value: 'accommodation', label: 'Accommodation', count: 3 },
  { value: 'restaurants-dining', label: 'Restaurants & Dining', count: 0 },
  { value: 'shopping', label: 'Shopping', count: 2 },
  { value: 'car-hire-transport', label: 'Car Hire & Transport', count: 3 },
  { value: 'events-festivals', label: 'Events & Festivals', count: 1 },
]

const meta = {
  title: 'Components/CheckboxGroup',
  component: CheckboxGroup,
  parameters: {
    notes: {
      use: 'Several choices of one kind, of which any number holds, such as the values of a filter. What would give no result is muted but can be chosen. Without script a form sends the choices by itself.',
      instead:
        'A single choice to make or leave is a Checkbox. Of several that exclude each other use a Select. The choices in force are shown, and taken back, by a FilterBadgeList.',
      keyboard: 'Tab goes from choice to choice, Space ticks and clears.',
      screenReader:
        'A group named by its label; each checkbox is named by its text, and its count is read after it: “3 results”.',
    },
  },
  args: { label: 'Category', name: 'category', options: categories, onChange: fn() },
} satisfies Meta<typeof CheckboxGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: ['shopping'] },
  play: async ({ canvas, userEvent, args, step }) => {
    await step('what gives no result can be chosen; all choices are told in their order', async () => {
      const none = canvas.getByRole('checkbox', { name: 'Restaurants & Dining', description: '0 results' })
      await userEvent.click(none)
      await expect(none).toBeChecked()
      await expect(args.onChange).toHaveBeenLastCalledWith(['restaurants-dining', 'shopping'])
    })
    await step('and taken back', async () => {
      await userEvent.keyboard(' ')
      await expect(args.onChange).toHaveBeenLastCalledWith(['shopping'])
    })
  },
}

/** In a popover the rows fill its width and the trigger has said what is chosen. */
export const InAMenu: Story = { args: { look: 'menu', hideLabel: true, defaultValue: ['shopping'] } }

/** Many choices of a form. */
export const InColumns: Story = { args: { inColumns: true, defaultValue: ['shopping'] } }

export const WithoutCounts: Story = {
  args: { options: categories.map(({ value, label }) => ({ value, label })) },
}

export const WithHints: Story = {
  args: {
    label: 'How may we answer?',
    name: 'answer',
    description: 'Choose any that suit you.',
    options: [
      { value: 'email', label: 'By e-mail', description: 'To the address above.' },
      { value: 'phone', label: 'By telephone', description: 'From Monday to Friday.' },
      { value: 'post', label: 'By letter', description: 'Not in every country.', disabled: true },
    ],
  },
}

export const InError: Story = { args: { error: 'Choose at least one category' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: ['shopping'] } }

export const Long: Story = {
  args: {
    options: [
      { value: 'a', label: 'Accommodation, guesthouses, safari lodges and everything else to sleep in', count: 12_345 },
      ...categories,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
