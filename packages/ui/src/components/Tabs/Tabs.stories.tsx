import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Link } from '../Link/index.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Tabs } from './Tabs.tsx'

const meta = {
  title: 'Components/Tabs',
  component: Tabs,
  parameters: {
    notes: {
      use: 'Shows one of a few panels of equal rank that nobody needs side by side, such as a preview and its text. All panels stay in the document: search engines read them, what was typed in them is kept, and without script they stand below each other under their headings.',
      instead:
        'Links for what has an address of its own, such as the parts of the admin. Disclosure for what is rarely needed. Plain sections for what is read in one go: a tab hides.',
      keyboard:
        'One stop. The left and right arrow keys choose the neighbour and begin again beyond an end; in a page that runs from right to left they change places. Home and End choose the first and the last. The next stop is the panel.',
      screenReader:
        'A list of tabs with its label; each tab with its place, and whether it is selected. The panel is named by its tab.',
    },
  },
  args: {
    label: 'The business',
    tabs: [
      {
        id: 'about',
        label: 'About',
        content: (
          <Text>
            Ten stone rooms under the apricot dunes, with a night-sky terrace and breakfast packed for first light.
          </Text>
        ),
      },
      { id: 'hours', label: 'Business Hours', content: <Text>Every day from 06:00 to 21:00.</Text> },
      {
        id: 'offers',
        label: 'Special Offers',
        content: (
          <Stack gap={3}>
            <Text>Stay three nights, pay two.</Text>
            <Text>
              <Link href="/listings">All offers</Link>
            </Text>
          </Stack>
        ),
      },
    ],
  },
} satisfies Meta<typeof Tabs>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('The arrow key chooses the neighbour', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'About' }))
      await userEvent.keyboard('{ArrowRight}')
      await expect(canvas.getByRole('tabpanel', { name: 'Business Hours' })).toBeVisible()
    })
    await step('The other panels stay in the document', async () => {
      await expect(canvas.getByText('Stay three nights, pay two.')).toBeInTheDocument()
    })
  },
}

export const Playground: Story = { tags: ['!autodocs'] }

/** It begins at another tab than the first. */
export const SecondAtFirst: Story = { args: { defaultSelectedKey: 'hours' } }

/** More tabs than there is room for: the list scrolls by itself, and the chosen one is in sight. */
export const Many: Story = {
  args: {
    tabs: [
      'Dashboard',
      'Listings',
      'Enquiries',
      'Messages',
      'Applications',
      'Categories & subcategories',
      'Locations',
      'Settings',
    ].map((label) => ({ id: label, label, content: <Text>{label}, all of it.</Text> })),
    defaultSelectedKey: 'Locations',
  },
  globals: { viewport: { value: 'phone' } },
}

export const RightToLeft: Story = { globals: { direction: 'rtl' } }

export const Dark: Story = { globals: { theme: 'dark' } }
