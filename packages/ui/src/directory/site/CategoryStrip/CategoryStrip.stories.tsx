import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { homeCategories } from '../../../testing/siteChrome.ts'
import { CategoryStrip } from './CategoryStrip.tsx'

const meta = {
  title: 'Directory/CategoryStrip',
  component: CategoryStrip,
  parameters: {
    notes: {
      use: 'The categories of the home page, once. Each panel is one link, with how many listings are behind it.',
      instead: 'All categories of the directory are CategoryTiles. Categories as a choice belong to the filters.',
      keyboard: 'Tab goes from panel to panel.',
      screenReader:
        'A region named by its heading, with a list of links: “Accommodation, 120 listings”. Cloth and pictograms are passed over.',
    },
  },
  args: { items: homeCategories },
} satisfies Meta<typeof CategoryStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const links = within(canvas.getByRole('region', { name: 'Browse by Category' })).getAllByRole('link')
    await expect(links).toHaveLength(6)
    await expect(links[1]).toHaveAccessibleName(/^Restaurants & Dining\s*85 listings$/)
    await expect(links[1]).toHaveAttribute('href', '/listings?category=restaurants-dining')
    await userEvent.tab()
    await expect(links[0]).toHaveFocus()
  },
}

export const WithALinkToAll: Story = { args: { link: { href: '/categories', label: 'All categories' } } }

export const LongNames: Story = {
  args: {
    items: homeCategories.map((item) => ({ ...item, name: `${item.name} and Everything That Goes with It` })),
  },
}
