import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { ListingsData } from '../../app/pageData.ts'
import { SamplePage } from '../../testing/SamplePage.tsx'
import { samplePage } from '../../testing/sampleServer.ts'

const meta = {
  title: 'Pages/Listings',
  component: SamplePage,
  parameters: { layout: 'fullscreen' },
  args: { url: '/listings' },
} satisfies Meta<typeof SamplePage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filtered: Story = {
  args: { url: '/listings?category=accommodation&category=shopping&category=car-hire-transport&country=kenya' },
  play: async ({ canvas, userEvent, step }) => {
    await step('After a filter is removed, the next one has the focus', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Remove Shopping' }))
      await waitFor(() => expect(canvas.getByRole('link', { name: 'Remove Car Hire & Transport' })).toHaveFocus())
    })
    await expect(canvas.getByText('3 active filters')).toBeVisible()
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
  },
}

export const FiltersShownOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { url: FOUR_CATEGORIES },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
  },
}

/** The results follow each letter. */
export const Typing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Search businesses'), 'okavango reed')
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeLessThan(24))
  },
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

const found = samplePage('/listings') as ListingsData

/** Names of sixty characters and of other scripts, and a listing with nothing but what is required. */
export const LongNames: Story = {
  args: {
    data: {
      ...found,
      cards: found.cards.map((card, index) => ({
        ...card,
        businessName:
          ['The Grand Heritage Guesthouse and Conference Gardens of Umhlanga', 'بيت الصحراء للضيافة', 'ቡና ቤት'][index] ??
          card.businessName,
      })),
    },
  },
}
