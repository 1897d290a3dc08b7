import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { linesFor } from '../../../testing/suggestedLines.ts'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { SearchSuggestions, type SearchSuggestionsProps } from './SearchSuggestions.tsx'

const nai = linesFor('nai')
const load: SearchSuggestionsProps['load'] = async () => nai

const meta = {
  title: 'Directory/SearchSuggestions',
  component: SearchSuggestions,
  parameters: {
    notes: {
      use: 'What opens under the SearchBox while one types: at most two places, two categories and three businesses, then all results. Load its code when the field is first touched; until then, and without script, the field searches as it always does.',
      instead: 'What is offered beside the results of a search, or when nothing is found, is Suggestions.',
      keyboard:
        'The focus stays in the field. Down and Up choose a line, going round at the ends; Enter opens it, or searches the text as it was typed where no line is chosen. Escape closes the list and keeps the text. Home and End stay in the text.',
      screenReader:
        'The field is a combobox, the list a listbox with named groups; the chosen line is its active descendant. The number of lines is announced politely.',
    },
  },
  args: { load },
  render: (args) => (
    // As high as an open list.
    <div style={{ minBlockSize: 640 }}>
      <SearchBox action="/listings" onSearch={fn()}>
        <SearchSuggestions {...args} />
      </SearchBox>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Search businesses')
    await userEvent.clear(field)
    await userEvent.type(field, 'nai')
    await waitFor(() => expect(canvas.getByRole('listbox', { name: 'Suggestions' })).toBeVisible())
  },
} satisfies Meta<typeof SearchSuggestions>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** A line that the arrow keys have chosen. */
export const Chosen: Story = {
  play: async (context) => {
    await meta.play(context)
    await context.userEvent.keyboard('{ArrowDown}')
    await expect(context.canvas.getByRole('option', { name: /^Nairobi Kenya/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
}

export const Phone: Story = { globals: { viewport: { value: 'phone' } }, play: Chosen.play! }

/** A group without lines leaves its name out. */
export const BusinessesAlone: Story = { args: { load: async () => ({ ...nai, places: [], categories: [] }) } }

export const NothingFound: Story = {
  args: { load: async () => ({ ...nai, matches: 0, places: [], categories: [], listings: [] }) },
}

const LONG = 'The Grand ǁKaras, Ọ̀ṣun & Ɛʋɛ Heritage Guesthouse and Gardens of the Highlands'
const long = { text: LONG, marks: [{ start: 4, end: 9 }] }

/** Names that no line can hold are clipped. */
export const Long: Story = {
  args: {
    load: async () => ({
      ...nai,
      search: 'grand '.repeat(20).trim(),
      places: nai.places.map((place) => ({ ...place, name: long, country: 'Democratic Republic of the Congo' })),
      categories: nai.categories.map((category) => ({ ...category, place: long })),
      listings: nai.listings.map((listing) => ({ ...listing, name: long, place: LONG })),
    }),
  },
}

const nile = { text: 'نزل النيل الأبيض', marks: [{ start: 4, end: 9 }] }

export const RightToLeft: Story = {
  args: {
    load: async () => ({
      ...nai,
      search: 'النيل',
      listings: nai.listings.map((listing) => ({ ...listing, name: nile, place: 'أسوان' })),
    }),
  },
  globals: { direction: 'rtl' },
  play: Chosen.play!,
}

/** Without a network the list stays shut. */
export const Unavailable: Story = {
  args: { load: fn<typeof load>(async () => undefined) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Search businesses'), 'nai')
    await waitFor(() => expect(args.load).toHaveBeenCalled())
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
}
