import { COUNTRIES } from '@dira/directory-core'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { AboutPage } from '../directory/AboutPage/index.ts'
import { sampleNote } from '../testing/siteChrome.ts'
import { PageFrame } from './PageFrame.tsx'

const meta = {
  title: 'Pages/About',
  component: AboutPage,
  parameters: { layout: 'fullscreen' },
  args: {
    countries: COUNTRIES.map(({ name }) => name),
    note: sampleNote,
    listingsHref: '/listings',
    contactHref: '/contact',
  },
  render: (args) => (
    <PageFrame current="/about">
      <AboutPage {...args} />
    </PageFrame>
  ),
} satisfies Meta<typeof AboutPage>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'A compass for the continent’s businesses',
    )
  },
}

export const Dark: Story = { globals: { theme: 'dark' } }

export const RightToLeft: Story = { globals: { direction: 'rtl' } }
