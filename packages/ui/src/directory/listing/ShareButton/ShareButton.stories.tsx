import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { EachState, States } from '../../../testing/StateSheet.tsx'
import { ShareButton } from './ShareButton.tsx'

/** A browser without a share sheet, and a clipboard that takes what it is given, or refuses. */
const withClipboard = (writeText: () => Promise<void>) => () => {
  const before = ['share', 'clipboard'].map((name) => [name, Object.getOwnPropertyDescriptor(navigator, name)] as const)
  Object.defineProperty(navigator, 'share', { configurable: true, value: undefined })
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } })
  return () => {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(navigator, name, own)
      else Reflect.deleteProperty(navigator, name)
    }
  }
}

const meta = {
  title: 'Directory/ShareButton',
  component: ShareButton,
  parameters: {
    notes: {
      use: 'Shares a page: a listing, a comparison, a shortlist. It opens the sheet of the system; where there is none it copies the link.',
      instead: 'To keep something for oneself use SaveToggle.',
      keyboard: 'Enter and Space press it.',
      screenReader: 'A button named ‘Share’ and what. That the link was copied, or could not be, is announced.',
    },
  },
  args: { title: '!Nara Dunes Lodge', url: '/listings/nara-dunes-lodge', onShared: fn() },
  beforeEach: withClipboard(() => Promise.resolve()),
} satisfies Meta<typeof ShareButton>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share !Nara Dunes Lodge' }))
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Link copied')
    await expect(args.onShared).toHaveBeenCalledWith('copied')
  },
}

/** The clipboard refused: the browser does not allow it here. */
export const Refused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('not allowed'))),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Share !Nara Dunes Lodge' }))
    await expect(await canvas.findByRole('button', { name: 'Not copied' })).toBeVisible()
    await expect(args.onShared).not.toHaveBeenCalled()
  },
}

export const PartStates: Story = {
  render: (args) => (
    <States>
      <EachState of={<ShareButton {...args} />} />
    </States>
  ),
}

export const Secondary: Story = { args: { look: 'secondary' } }

export const AtTheEdge: Story = { args: { look: 'link', label: 'Share list' } }
