import type { Meta, StoryObj } from '@storybook/react-vite'
import { SearchBox } from '../SearchBox/index.ts'
import { Hero } from './Hero.tsx'

const meta = {
  title: 'Directory/Hero',
  component: Hero,
  parameters: {
    docs: {
      description: {
        component: 'Opens the home page. The picture is decorative and changes hour with the theme.',
      },
    },
    layout: 'fullscreen',
  },
  args: { headline: 'Find the Best Businesses Across Africa', children: <SearchBox action="/listings" /> },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Night: Story = { globals: { theme: 'dark' } }

export const LongHeadline: Story = {
  args: { headline: 'Finden Sie die besten Unternehmen in ganz Afrika' },
}
