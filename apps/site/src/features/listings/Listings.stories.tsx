import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ListingsData } from '../../shared/data/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'

const meta = {
  title: 'Pages/Listings',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/listings' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

/** The results that are shown are those that were asked for last: until then they are muted. */
async function whenAnswered(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']): Promise<void> {
  await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false'))
}

export const Default: Story = {}

export const Filtered: Story = {
  args: { url: '/listings?category=accommodation&category=shopping&category=car-hire-transport&country=kenya' },
  play: async ({ canvas, userEvent, step }) => {
    await step('After a filter is removed, the next one has the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Remove Shopping' }))
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Remove Car Hire & Transport' })).toHaveFocus())
    })
    await expect(canvas.getByText('3 active filters')).toBeVisible()
    await whenAnswered(canvas)
  },
}

const FOUR_CATEGORIES =
  '/listings?category=accommodation&category=shopping&category=car-hire-transport&category=events-festivals'

export const FilterOpen: Story = {
  args: { url: FOUR_CATEGORIES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Category', { selector: 'summary' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Wellness & Spas' }))
    await waitFor(() => expect(canvas.getByText('5 active filters')).toBeVisible())
    await whenAnswered(canvas)
  },
}

export const FiltersShownOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { url: FOUR_CATEGORIES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    // The page behind the sheet is hidden, and so what is around it.
    const choice = await canvas.findByRole('checkbox', { name: 'Wellness & Spas', hidden: true })
    await waitFor(() => expect(choice.checkVisibility({ visibilityProperty: true })).toBe(true))
  },
}

/** The results follow each letter. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search businesses'), 'okavango reed')
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(24))
  },
}

/** The same listings, in the order of the list, beside the map of where they are. */
export const OnTheMap: Story = {
  args: { url: '/listings?country=kenya&category=accommodation&view=map' },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole('application', {}, { timeout: 10_000 })
    await expect(map).toHaveAccessibleName(/^Map, \d+ businesses$/)
  },
}

/** The list stays as it is while the map is moved, until it is asked for what the map shows. */
export const OnTheMapByHand: Story = {
  ...OnTheMap,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('application', {}, { timeout: 10_000 })
    const all = canvas.getByText(/^Showing \d+ of/).textContent
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Search as I move' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }))
    const search = await canvas.findByRole('button', { name: 'Search this area' }, { timeout: 5000 })
    const part = await canvas.findByText(/^\d+ of \d+ are on this part$/)
    await expect(canvas.getByText(/^Showing \d+ of/)).toHaveTextContent(all)
    await userEvent.click(search)
    const count = `Showing ${/^\d+/.exec(part.textContent)?.[0]} of`
    await waitFor(() => expect(canvas.getByText(/^Showing \d+ of/)).toHaveTextContent(count))
    await expect(canvas.getByRole('checkbox', { name: 'Search as I move' })).not.toBeChecked()
  },
}

export const OnTheMapOfAPhone: Story = {
  ...OnTheMap,
  globals: { viewport: { value: 'phone' } },
}

export const PageTwoOfMany: Story = { args: { url: '/listings?page=2&sort=az' } }

/** Nothing matches: the page says what was probably meant and how to remove each filter. */
export const NothingFound: Story = {
  args: { url: '/listings?search=okavnago&country=botswana' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Remove ‘Botswana’' }))
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus())
  },
}

/** No listing has the phrase, but it means filters. */
export const UnderstoodAsFilters: Story = {
  args: { url: '/listings?search=hoteli+nairobi' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Accommodation in Nairobi' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: 'Search for the words “hoteli nairobi”' }))
    await waitFor(() => expect(canvas.getByText('No listings found matching your criteria.')).toBeVisible())
  },
}

/** The text itself: no listing has the phrase, some have both words. */
export const AllWordsInAnotherOrder: Story = { args: { url: '/listings?search=nairobi+hotel&exact=1' } }

/** Nearest first, each with its distance; what is near, open or had is a badge among the others. */
export const NearATown: Story = {
  args: { url: '/listings?near=kenya/nairobi&within=10&category=restaurants-dining&has=website' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Remove Within 10 km of Nairobi' })).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Sort by' })).toHaveValue('nearest')
    await expect(canvas.getAllByText(/^[\d.]+ k?m$/).length).toBeGreaterThan(2)
    // By the clock, once the code is there that reads hours.
    await waitFor(() => expect(canvas.getAllByText(/^(?:Open now|Opens |Closed)/).length).toBeGreaterThan(1))
    await userEvent.click(canvas.getByText('Near', { selector: 'summary' }))
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Near which town?' })).toHaveValue('Nairobi, Kenya'),
    )
    // On a phone it lies over the list.
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByRole('combobox', { name: 'Near which town?' })).toBeNull())
  },
}

/** One way on: the next radius that has something. */
export const NothingNear: Story = {
  args: { url: '/listings?near=kenya/lamu&within=5&category=wellness-spas' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Nothing within 5 km' })).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^Look within \d+ km$/ }))
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(0))
  },
}

/** Names of sixty characters and of other scripts, and a listing with nothing but what is required. */
export const LongNames: Story = {
  args: {
    change: (data) => {
      const found = data as ListingsData
      return {
        ...found,
        cards: found.cards.map((card, index) => ({
          ...card,
          businessName:
            ['The Grand Heritage Guesthouse and Conference Gardens of Umhlanga', 'بيت الصحراء للضيافة', 'ቡና ቤት'][
              index
            ] ?? card.businessName,
        })),
      }
    },
  },
}
