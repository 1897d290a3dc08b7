import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { Skeleton } from './Skeleton.tsx'

const meta = {
  title: 'Components/Skeleton',
  component: Skeleton,
  parameters: {
    notes: {
      use: 'Keeps the room of content that is still on its way, so that nothing jumps when it comes. Threads without cloth, and without movement.',
      instead:
        'For something that a person has set going and waits for use a Spinner. Where nothing will come use an EmptyState.',
      keyboard: 'Nothing: it is no control.',
      screenReader: 'Silent. The region around it says with `aria-busy` that it is not ready.',
    },
  },
  args: {},
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const HeadingShape: Story = { args: { shape: 'heading' } }

export const PictureShape: Story = { args: { shape: 'picture', style: { maxInlineSize: 320 } } }

/** What a card leaves space for. */
export const Card: Story = {
  render: () => (
    <div aria-busy="true" role="group" aria-label="A listing" style={{ maxInlineSize: 320 }}>
      <Stack gap={3}>
        <Skeleton shape="picture" />
        <Skeleton shape="text" style={{ inlineSize: '40%' }} />
        <Skeleton shape="heading" />
        <Skeleton shape="text" style={{ inlineSize: '55%' }} />
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('group', { busy: true })
    await expect(card).toHaveTextContent(/^$/)
    for (const thread of card.querySelectorAll('[aria-hidden]')) await expect(thread).toBeVisible()
  },
}
