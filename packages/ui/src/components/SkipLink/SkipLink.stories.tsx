import type { Meta, StoryObj } from '@storybook/react-vite'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  parameters: {
    docs: {
      description: {
        component: 'The first link of every page. Press Tab in the story to see it.',
      },
    },
  },
  args: {},
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="main" tabIndex={-1}>
        The main part
      </main>
    </>
  ),
}
