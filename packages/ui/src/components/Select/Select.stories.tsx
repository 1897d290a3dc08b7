import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Pictogram } from '../../art/Pictogram/Pictogram.tsx'
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
        'Of several that may hold together use a CheckboxGroup. The order of listings is a SortSelect, which brings its form.',
      keyboard:
        'Enter, Space and the arrows open it; arrows and letters go through the choices, Enter takes one, Escape leaves it as it was. From twelve options on letters narrow them, in a field above.',
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

/** Every state on one page. */
export const AllStates: Story = {
  render: () => (
    <States>
      <State name="Rest" of={<Select label="Sort by" options={orders} />} />
      <State name="Hover" shown="hover" of={<Select label="Sort by" options={orders} />} />
      <State name="Focus" shown="focus" of={<Select label="Sort by" options={orders} />} />
      <State name="Disabled" of={<Select label="Sort by" options={orders} disabled />} />
      <State name="Label above" of={<Select label="Country" options={countries} labelPlacement="above" />} />
      <State
        name="Hint, optional"
        of={
          <Select
            label="Country"
            options={countries}
            labelPlacement="above"
            optional
            description="Where travellers find you."
          />
        }
      />
      <State
        name="Error"
        of={<Select label="Country" options={countries} labelPlacement="above" error="Choose a country" />}
      />
      <State
        name="With a drawing"
        of={
          <Select
            label="Category"
            options={[{ value: 'restaurants', label: 'Restaurants & Dining' }]}
            labelPlacement="above"
            icon={<Pictogram name="restaurants" size={20} />}
          />
        }
      />
    </States>
  ),
}

export const LongOption: Story = {
  args: {
    options: [
      { value: 'long', label: 'The businesses that other travellers have looked at most often in the last year' },
      ...orders,
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}

/** Letters narrow what opens, accents or not. */
export const ManyOptions: Story = {
  args: {
    label: 'Country',
    options: Array.from({ length: 53 }, (_, index) => `Country ${index + 1}`)
      .concat('Côte d’Ivoire')
      .map((label) => ({ value: label, label })),
  },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const select = canvas.getByRole('combobox', { name: 'Country' })
    await userEvent.click(select)
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Country' })
    await userEvent.keyboard('cote{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('Côte d’Ivoire')
    await expect(dialog).not.toBeInTheDocument()
    await userEvent.click(select)
    await within(canvasElement.ownerDocument.body).findByRole('dialog', { name: 'Country' })
  },
}
