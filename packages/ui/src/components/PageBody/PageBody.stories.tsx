import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading } from '../Heading/index.ts'
import { Text } from '../Text/index.ts'
import { PageBody } from './PageBody.tsx'

const meta = {
  title: 'Components/PageBody',
  component: PageBody,
  parameters: {
    docs: {
      description: {
        component: 'What a page holds between header and footer.',
      },
    },
    layout: 'fullscreen',
  },
  args: { children: null },
} satisfies Meta<typeof PageBody>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    children: (
      <>
        <Heading level={1}>Business Listings</Heading>
        <Text>Its parts stand close together.</Text>
      </>
    ),
  },
}

export const Sections: Story = {
  args: {
    spacing: 'sections',
    children: (
      <>
        <Heading level={2}>Browse by Category</Heading>
        <Heading level={2}>Featured Listings</Heading>
      </>
    ),
  },
}
