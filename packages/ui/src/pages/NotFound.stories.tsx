import type { Meta, StoryObj } from '@storybook/react-vite'
import { ListingNotFound } from '../directory/ListingNotFound/index.ts'
import { NotFound } from '../directory/NotFound/index.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = { title: 'Pages/Not found', parameters: { layout: 'fullscreen' } } satisfies Meta

export default meta

export const UnknownPage: StoryObj = {
  render: () => (
    <PageFrame>
      <NotFound />
    </PageFrame>
  ),
}

export const UnknownListing: StoryObj = {
  render: () => (
    <PageFrame>
      <ListingNotFound />
    </PageFrame>
  ),
}
