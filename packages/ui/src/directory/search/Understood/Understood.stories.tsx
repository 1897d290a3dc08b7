import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Understood } from './Understood.tsx'

const meta = {
  title: 'Directory/Understood',
  component: Understood,
  parameters: {
    notes: {
      use: 'Between the search field and the results, where the text of a search was read as filters, or could be.',
      instead:
        'Pages that are named like the text, and texts to try instead, stand in Suggestions; the filters themselves in ActiveFilters.',
      keyboard: 'Tab goes to the page of the filters, if there is one, and to the other reading.',
      screenReader: 'One paragraph. ResultsSummary announces it before the number of results.',
    },
  },
  args: {
    names: { kind: 'Accommodation', place: 'Nairobi' },
    text: 'hotels nairobi',
    isShown: true,
    otherHref: '?search=hotels+nairobi&exact=1',
    pageHref: '/locations/nairobi?category=accommodation',
  },
} satisfies Meta<typeof Understood>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'Understood as Accommodation in Nairobi Search for the words “hotels nairobi”',
    )
  },
}

/** No address has a subcategory and a town. */
export const WithoutPage: Story = {
  args: {
    names: { kind: 'Cafés & Bakeries', place: 'Dar es Salaam' },
    text: 'kahawa dar es salaam',
    otherHref: '?search=kahawa+dar+es+salaam&exact=1',
    pageHref: undefined,
  },
}

/** The words were asked for, and nothing or little has them. */
export const Words: Story = {
  args: { isShown: false, otherHref: '?search=hotels+nairobi', isBack: true },
}

/** The text finds a few: they are shown, and the filters are another way. */
export const FewHaveTheWords: Story = {
  args: { isShown: false, otherHref: '/locations/nairobi?category=accommodation' },
}

/** The town has none of the kind: the nearest are shown. */
export const Nearest: Story = {
  args: {
    names: { kind: 'Pharmacy', near: 'Mombasa' },
    text: 'pharmacy mombasa',
    otherHref: '?search=pharmacy+mombasa&exact=1',
    pageHref: '/locations/kenya?kind=pharmacy&near=mombasa',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'Understood as Pharmacy near Mombasa Search for the words “pharmacy mombasa” None is in Mombasa.',
    )
  },
}

/** A finer kind was asked for: nothing in the country is of it, and elsewhere there is. */
export const NoneOfTheKind: Story = {
  args: {
    names: { kind: 'Shopping', place: 'Mombasa' },
    text: 'pharmacy mombasa',
    otherHref: '?search=pharmacy+mombasa&exact=1',
    missing: { kind: 'Pharmacy', count: 136, href: '/listings?kind=pharmacy' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'Understood as Shopping in Mombasa Search for the words “pharmacy mombasa” None of these is marked as ‘Pharmacy’. See all 136',
    )
  },
}

/** Few are known to have what was asked for: they come first, and what nothing is known of is not left out. */
export const FewAreKnown: Story = {
  args: {
    names: { kind: 'Restaurants & Dining', place: 'Abidjan' },
    text: 'restaurant végétarien abidjan',
    otherHref: '?search=restaurant+v%C3%A9g%C3%A9tarien+abidjan&exact=1',
    first: { kind: 'Vegetarian food', count: 3, among: 193, href: '/locations/abidjan?amenity=vegetarian' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(
      'Understood as Restaurants & Dining in Abidjan Search for the words “restaurant végétarien abidjan” The first 3 of the 193 say ‘Vegetarian food’. See these alone',
    )
  },
}

/** Long names, such as of a province in another language. */
export const Long: Story = {
  args: {
    names: {
      kind: 'Safari-Touren und Veranstalter',
      place: 'Oberes Nordwestliches Seenhochland, Demokratische Republik Kongo',
    },
    text: 'safari touren veranstalter im oberen nordwestlichen seenhochland der demokratischen republik kongo',
  },
}
