import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { arabicCard, bareCard, classifiedCard, longClassifiedCard, smallAds } from '../../../testing/listingCards.ts'
import { SaveToggle } from '../../shortlist/SaveToggle/SaveToggle.tsx'
import { ClassifiedAds } from './ClassifiedAds.tsx'
import { ClassifiedAdsSkeleton } from './ClassifiedAdsSkeleton.tsx'

const meta = {
  title: 'Directory/ClassifiedAds',
  component: ClassifiedAds,
  parameters: {
    notes: {
      use: 'The page of classified listings: small ads that run down columns, as many as there is room for. The setting of an ad comes from its slug, so that it is always the same and nobody can buy another. Its skeleton keeps the room while they are on their way.',
      instead:
        'In a list with other packages a classified listing is a card of the ListingGrid. None at all is NoListings.',
      keyboard: 'Tab goes down a column, then to the next one: number, View Details, and what can be done with the ad.',
      screenReader:
        'A list; its length is announced. Each item is an article with a heading, and the settings are not told.',
    },
  },
  args: { cards: smallAds, hrefOf: (slug) => `/listings/${slug}` },
} satisfies Meta<typeof ClassifiedAds>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

const save = fn()

export const WithActions: Story = {
  args: {
    renderActions: ({ slug, businessName }) => <SaveToggle businessName={businessName} onChange={() => save(slug)} />,
  },
  play: async ({ canvas, userEvent }) => {
    save.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Save Ezulwini Weavers’ Yard' }))
    await expect(save).toHaveBeenLastCalledWith('ezulwini-weavers-yard')
  },
}

export const One: Story = { args: { cards: [classifiedCard] } }

/** A name of sixty characters, one of another script, and a listing with nothing but what is required. */
export const LongAndBare: Story = { args: { cards: [longClassifiedCard, arabicCard, bareCard] } }

export const Loading: Story = { render: () => <ClassifiedAdsSkeleton /> }
