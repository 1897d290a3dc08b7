import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pagination } from './Pagination.tsx'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component:
          'Real links to the pages of a list. Below 720 pixels it says where one is and offers the neighbours only.',
      },
    },
  },
  args: { page: 2, pageCount: 4, hrefOf: (page) => `/listings?page=${page}` },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const FirstPage: Story = { args: { page: 1 } }

export const LastPage: Story = { args: { page: 4 } }

export const ManyPages: Story = { args: { page: 57, pageCount: 133 } }
