import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { PageBody } from './PageBody.tsx'

const meta = {
  title: 'Components/PageBody',
  component: PageBody,
  parameters: {
    notes: {
      use: 'What a page holds between header and footer, once a page: its sections far apart, or the parts of one subject close together.',
      instead: 'Inside a full-bleed band use Container. Between two parts anywhere else use Stack.',
      keyboard: 'Nothing: it adds no stop.',
      screenReader: 'Nothing: it is not announced. The main landmark is around it, not in it.',
    },
    layout: 'fullscreen',
  },
  args: {
    children: (
      <>
        <Heading level={1}>Business Listings</Heading>
        <Text>Its parts stand close together.</Text>
      </>
    ),
  },
} satisfies Meta<typeof PageBody>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading').getBoundingClientRect()
    const text = canvas.getByText('Its parts stand close together.').getBoundingClientRect()
    await expect(text.top - heading.bottom).toBe(24)
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
