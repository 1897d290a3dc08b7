import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SearchBox } from './SearchBox.tsx'

const meta = {
  title: 'Directory/SearchBox',
  component: SearchBox,
  parameters: {
    notes: {
      use: 'The search of the directory: in the Hero, and with its filters in the SearchBar of every list. With `onSearch` the application navigates; without script it is a plain GET form. SearchSuggestions in it make its field a combobox, once the field was touched.',
      instead: 'The field without a form, such as over a table, is a SearchField.',
      keyboard:
        'Enter searches, also from the field. A blank does nothing. Escape empties the field where the browser does that.',
      screenReader:
        'A search landmark with a field named Search businesses. What is found is announced by ResultsSummary.',
    },
  },
  args: { action: '/listings', onSearch: fn() },
} satisfies Meta<typeof SearchBox>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search businesses' }), '  lodge {Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('lodge')
  },
}

export const Filled: Story = { args: { defaultValue: 'carnivore' } }

export const Long: Story = {
  args: { defaultValue: 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens' },
}
