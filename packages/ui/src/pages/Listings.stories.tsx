import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Heading } from '../components/Heading/index.ts'
import { mixedCards } from '../testing/listingCards.ts'
import { ResultsPage } from './ResultsPage.tsx'

const meta = {
  title: 'Pages/Listings',
  component: ResultsPage,
  parameters: { layout: 'fullscreen' },
  args: { heading: <Heading level={1}>Business Listings</Heading> },
} satisfies Meta<typeof ResultsPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Filtered: Story = {
  args: { asked: { categories: ['accommodation', 'shopping', 'car-hire-transport'], countries: ['kenya'] } },
  play: async ({ canvas, userEvent, step }) => {
    await step('A filter that goes leaves the focus on the next', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Remove Shopping' }))
      await expect(canvas.getByRole('button', { name: 'Remove Car Hire & Transport' })).toHaveFocus()
    })
    await expect(canvas.getByText('3 active filters')).toBeVisible()
  },
}

const fourCategories = { categories: ['accommodation', 'shopping', 'car-hire-transport', 'events-festivals'] }

export const FilterOpen: Story = {
  args: { asked: fourCategories },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Category', { selector: 'summary' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
  },
}

export const FiltersShownOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { asked: fourCategories },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Show filters'))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Wellness & Spas' })).toBeVisible())
  },
}

export const PageTwoOfMany: Story = { args: { asked: { page: 2, sort: 'az' } } }

export const Loading: Story = { args: { status: 'loading' } }

export const Failed: Story = { args: { status: 'failed' } }

/** Nothing matches; what was probably meant is told, and each filter can be removed, after which the focus is on the list. */
export const NothingFound: Story = {
  args: { asked: { search: 'okavnago', countries: ['botswana'] } },
}

export const NothingFoundUnderAFilter: Story = {
  args: { asked: { search: 'nairobi', countries: ['botswana'] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove ‘Botswana’' }))
    await expect(canvas.getByRole('region', { name: 'Results' })).toHaveFocus()
    await expect(canvas.queryByText('No listings found matching your criteria.')).toBeNull()
  },
}

/** No listing has the phrase, some have both words. */
export const AllWordsInAnotherOrder: Story = { args: { asked: { search: 'nairobi hotel' } } }

export const LongNames: Story = { args: { cards: mixedCards } }

export const Dark: Story = { ...Filtered, globals: { theme: 'dark' } }

export const RightToLeft: Story = { ...Filtered, globals: { direction: 'rtl' } }
