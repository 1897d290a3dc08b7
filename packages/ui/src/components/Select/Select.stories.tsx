import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pictogram } from '../../art/Pictogram/index.ts'
import { State, States } from '../../testing/StateSheet.tsx'
import { Select } from './Select.tsx'

const orders = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
  { value: 'za', label: 'Z-A' },
]

const countries = [
  'South Africa',
  'Namibia',
  'Botswana',
  'Kenya',
  'Zimbabwe',
  'Mozambique',
  'Eswatini',
  'DR Congo',
].map((label) => ({ value: label, label }))

const meta = {
  title: 'Components/Select',
  component: Select,
  parameters: {
    notes: {
      use: 'A choice of one from a few that everybody knows: an order, a country. It is the browser’s own select: it works without script, and on a phone it opens what the phone has for choosing. Where the browser lets its menu be drawn, the menu is the design’s.',
      instead:
        'Of several that may hold together use a CheckboxGroup, for two or three views of one thing Tabs. The order of listings is a SortSelect, which brings its form.',
      keyboard:
        'Enter, Space and the arrows open it; arrows and letters go through the choices, Enter takes one, Escape leaves it as it was.',
      screenReader:
        'A combo box named by its label, with the choice as its value; described by its error and its hint.',
    },
  },
  args: { label: 'Sort by', name: 'sort', options: orders, onChange: fn() },
} satisfies Meta<typeof Select>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Sort by' })
    await userEvent.selectOptions(select, 'Z-A')
    await expect(select).toHaveValue('za')
    await expect(args.onChange).toHaveBeenCalledWith('za')
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States>
      <State name="Rest">
        <Select label="Sort by" options={orders} />
      </State>
      <State name="Hover" shown="hover">
        <Select label="Sort by" options={orders} />
      </State>
      <State name="Focus" shown="focus">
        <Select label="Sort by" options={orders} />
      </State>
      <State name="Disabled">
        <Select label="Sort by" options={orders} disabled />
      </State>
      <State name="Label above">
        <Select label="Country" options={countries} labelPlacement="above" />
      </State>
      <State name="Hint, optional">
        <Select
          label="Country"
          options={countries}
          labelPlacement="above"
          optional
          description="Where travellers find you."
        />
      </State>
      <State name="Error">
        <Select label="Country" options={countries} labelPlacement="above" error="Choose a country" />
      </State>
      <State name="With a drawing">
        <Select
          label="Category"
          options={[{ value: 'restaurants', label: 'Restaurants & Dining' }]}
          labelPlacement="above"
          icon={<Pictogram name="restaurants" size={20} />}
        />
      </State>
    </States>
  ),
}

export const Dark: Story = { ...AllStates, globals: { theme: 'dark' } }

/** As wide as its place, in a form. */
export const LabelAbove: Story = {
  args: { label: 'Country', name: 'country', options: countries, labelPlacement: 'above', defaultValue: 'Kenya' },
}

export const InError: Story = {
  args: {
    label: 'Country',
    name: 'country',
    options: [{ value: '', label: 'Choose a country' }, ...countries],
    labelPlacement: 'above',
    error: 'Choose the country that your business is in',
  },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { description: 'Choose the country that your business is in' })
    await expect(select).toBeInvalid()
  },
}

export const Disabled: Story = { args: { disabled: true } }

export const LongOption: Story = {
  args: {
    options: [
      { value: 'long', label: 'The businesses that other travellers have looked at most often in the last year' },
      ...orders,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}

export const RightToLeft: Story = {
  args: {
    label: 'الترتيب',
    options: [
      { value: 'featured', label: 'مميز' },
      { value: 'az', label: 'A-Z' },
    ],
    lang: 'ar',
  },
  globals: { direction: 'rtl' },
}
