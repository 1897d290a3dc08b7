import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { CloseIcon, ForwardIcon } from '../../art/Icon/index.ts'
import { Needle } from '../../art/Needle/Needle.tsx'
import { Wordmark } from '../../art/Wordmark/Wordmark.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import { Sheet } from './Sheet.tsx'
import { DialogTrigger as SheetTrigger } from 'react-aria-components/Dialog'

const NAMES = ['!Nara Dunes Lodge', 'Okavango Reed Camp', 'Sabi Leadwood House', 'Tent Poles of Tutume']

const rows = (
  <Stack gap={2}>
    <Text size="small" tone="muted">
      Kept in this browser only. Choose up to four to compare.
    </Text>
    {NAMES.map((name) => (
      <div key={name} style={{ display: 'flex', alignItems: 'center', gap: 12 }}>
        <Needle />
        <strong style={{ flex: 1 }}>
          <bdi>{name}</bdi>
        </strong>
        <IconButton label={`Remove ${name}`}>
          <CloseIcon />
        </IconButton>
      </div>
    ))}
  </Stack>
)

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  parameters: {
    notes: {
      use: 'What goes along with the page and is laid over it from an edge: `end` for a list that is kept, `bottom` for filters on a phone, `full` for the menu of a phone.',
      instead:
        'A task to finish or a question is a Dialog.  What may stay open while one reads is a Disclosure in the page.',
      keyboard: 'Tab stays inside, Escape closes it, and the focus goes back to where it was.',
      screenReader:
        'Announced as a dialog with its title, where reading starts. Under a `head` of its own the title is spoken, not seen, and the focus starts on Close.',
    },
  },
  args: {
    title: 'Shortlist',
    children: rows,
    foot: (
      <>
        <Button slot="close" onPress={fn()}>
          Compare 3 listings
        </Button>
        <Inline gap={4}>
          <Link href="/share" standalone>
            Share list
          </Link>
          <Link href="/remove" standalone>
            Remove all
          </Link>
        </Inline>
      </>
    ),
  },
  render: (args) => (
    <SheetTrigger>
      <Button variant="secondary">Open</Button>
      <Sheet {...args} />
    </SheetTrigger>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible())
  },
} satisfies Meta<typeof Sheet>

const page = within(document.body)

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' })
    await step('It opens with the focus at its title', async () => {
      await userEvent.click(trigger)
      await expect(await page.findByRole('heading', { name: 'Shortlist' })).toHaveFocus()
    })
    await step('Close closes it and gives the focus back', async () => {
      await userEvent.click(page.getByRole('button', { name: 'Close' }))
      await waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await userEvent.click(trigger)
    await waitFor(() => expect(page.getByRole('dialog', { name: 'Shortlist' })).toBeVisible())
  },
}

/** More than fits: head and foot stay in sight. */
export const LongContent: Story = {
  args: { children: Array.from({ length: 8 }, (_, index) => <div key={index}>{rows}</div>) },
}

/** As high as what it holds. */
export const FromBelow: Story = {
  args: {
    side: 'bottom',
    title: 'Filters',
    children: <Text>Category, country, open now.</Text>,
    foot: <Button slot="close">Show 12 listings</Button>,
  },
  globals: { viewport: { value: 'phone' } },
}

/** The menu of a phone: over the whole window, under a head like the page's own. */
export const Full: Story = {
  args: {
    side: 'full',
    title: 'Menu',
    head: <Wordmark style={{ fontSize: 36 }} />,
    children: ({ close }) => (
      <Stack gap={3}>
        {['About', 'Pricing', 'Contact'].map((label) => (
          <Link key={label} href="#main" standalone onClick={close}>
            {label} <ForwardIcon size={18} />
          </Link>
        ))}
      </Stack>
    ),
    foot: (
      <LinkButton href="/admin" variant="secondary">
        Admin/Login
      </LinkButton>
    ),
  },
  globals: { viewport: { value: 'phone' } },
}
