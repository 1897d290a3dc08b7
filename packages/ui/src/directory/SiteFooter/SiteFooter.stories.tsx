import type { Meta, StoryObj } from '@storybook/react-vite'
import { footerColumns, sampleNote } from '../../testing/siteChrome.ts'
import { SiteFooter } from './SiteFooter.tsx'

const meta = {
  title: 'Directory/SiteFooter',
  component: SiteFooter,
  parameters: {
    docs: {
      description: {
        component: 'The foot of every page. Each column is a navigation named by its heading.',
      },
    },
    layout: 'fullscreen',
  },
  args: {
    columns: footerColumns,
    note: sampleNote,
    tagline: 'Travellers and businesses, pointed in the same direction.',
  },
} satisfies Meta<typeof SiteFooter>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OneColumn: Story = { args: { columns: footerColumns.slice(0, 1) } }
