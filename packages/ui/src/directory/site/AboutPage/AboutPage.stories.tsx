import { COUNTRIES } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { sampleNote } from '../../../testing/siteChrome.ts'
import { AboutPage } from './AboutPage.tsx'

const meta = {
  title: 'Directory/AboutPage',
  component: AboutPage,
  parameters: {
    layout: 'fullscreen',
    notes: {
      use: 'The body of the page about the directory, between header and footer. Its words are in the catalogue of messages; the countries and the note come from the application.',
      instead: 'Another page of words is put together of PointedBand, PageBody and SectionHeading.',
      keyboard: 'Two stops, at the end: to the listings and to the contact page.',
      screenReader: 'A heading of the first rank, then sections with headings of the second. All art is hidden.',
    },
  },
  args: {
    countries: COUNTRIES.map(({ code }) => en.countries[code]),
    note: sampleNote,
    listingsHref: '/listings',
    contactHref: '/contact',
  },
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Explore Listings' })).toHaveAttribute('href', '/listings')
    await expect(canvas.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact')
  },
}

/** Real listings need no note. */
export const WithoutNote: Story = { args: { note: undefined } }
