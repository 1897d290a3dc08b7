import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { inboxAdministrators, inboxMessages } from '../../../testing/inboxMessages.ts'
import { write } from '../../../testing/write.ts'
import { Inbox, type InboxControls, type InboxProps } from './Inbox.tsx'

const nothing = () => {}
const picking = { picked: new Set<string>(), onPick: nothing, onFile: nothing, onAssign: nothing }
const actions = {
  onFile: nothing,
  onAssign: nothing,
  onAddNote: async () => true,
  onExport: nothing,
  onErase: nothing,
}
const props: InboxProps = {
  list: { state: { status: 'ready', rows: inboxMessages, hasMore: false }, onRetry: nothing, onMore: nothing },
  counts: { messages: 2, enquiries: 1 },
  address: {
    filters: { status: 'open', search: '' },
    onFiltersChange: nothing,
    hrefOf: (_, item) => `/admin/inbox?message=${item ?? ''}`,
  },
  administrators: inboxAdministrators,
  picking,
  reply: { draft: '', onDraftChange: nothing },
  actions,
}
const opened = (at: number) => ({ status: 'ready', item: inboxMessages[at]! }) as const

afterEach(() => page.viewport(1280, 800))

it('lists who wrote, marks what nobody has opened in words too, and says who answers', () => {
  render(<Inbox {...props} />)
  const rows = within(screen.getByRole('list', { name: 'Messages' })).getAllByRole('link')
  expect(rows.map(({ textContent }) => textContent?.startsWith('Unread'))).toEqual([true, true, false])
  expect(rows[0]).toHaveAttribute('href', '/admin/inbox?message=1')
  expect(rows[0]?.textContent).toContain('You')
  expect(rows[2]?.textContent).toContain('No subject')
})

it('answers by e-mail with subject, text and quote, and by WhatsApp only where the number can be dialled', () => {
  render(<Inbox {...props} open={opened(1)} reply={{ ...props.reply, draft: 'Thank you.\n& more' }} />)
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /^Open e-mail/ })
  const { searchParams } = new URL(link.href)
  expect(searchParams.get('subject')).toBe('Re: Change of phone number')
  expect(searchParams.get('body')).toMatch(/^Thank you\.\n& more\r\n\r\nJoseph Ilunga, .*:\r\n> Our landline has moved/)
  expect(screen.queryByRole('button', { name: 'WhatsApp' })).toBeNull()
})

it('keeps a note on the screen until it is stored, and gives the focus back', async () => {
  let answer = (_isStored: boolean) => {}
  const onAddNote = vi.fn(async () => new Promise<boolean>((resolve) => (answer = resolve)))
  const user = userEvent.setup()
  render(<Inbox {...props} open={opened(0)} actions={{ ...actions, onAddNote }} />)
  const add = () => screen.getByRole('button', { name: 'Add a note' })
  await user.click(add())
  await user.keyboard('Rang')
  const keep = screen.getByRole('button', { name: 'Keep the note' })
  for (const isStored of [false, true]) {
    await user.click(keep)
    expect(onAddNote).toHaveBeenLastCalledWith(inboxMessages[0], 'Rang')
    expect(keep).toHaveFocus()
    answer(isStored)
    if (!isStored) await waitFor(() => expect(keep).not.toHaveAttribute('aria-disabled'))
  }
  await waitFor(() => expect(add()).toHaveFocus())
})

it('gives the focus to the message that opens, and has for keys what they do', async () => {
  const controls = createRef<InboxControls>()
  const onFile = vi.fn()
  const { rerender } = render(
    <Inbox {...props} open={opened(0)} controls={controls} actions={{ ...actions, onFile }} />,
  )
  rerender(<Inbox {...props} open={opened(1)} controls={controls} actions={{ ...actions, onFile }} />)
  expect(screen.getByRole('heading', { name: 'Change of phone number' })).toHaveFocus()
  controls.current?.reply()
  expect(screen.getByRole('textbox', { name: 'Reply' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('heading', { name: 'Change of phone number' })).toHaveFocus()
  controls.current?.assign()
  expect(screen.getByRole('combobox', { name: 'Who answers' })).toHaveFocus()
  controls.current?.search()
  expect(screen.getByRole('searchbox')).toHaveFocus()
  screen.getByRole('link', { name: /^Open e-mail/ }).addEventListener('click', (event) => event.preventDefault())
  controls.current?.send()
  expect(onFile).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onFile).toHaveBeenCalledExactlyOnceWith(inboxMessages[1], 'answered')
})

it('has list and message beside each other, and on a narrow screen one or the other', async () => {
  const { rerender } = render(<Inbox {...props} open={opened(0)} />)
  const list = screen.getByRole('list', { name: 'Messages' })
  expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(
    screen.getByRole('article').getBoundingClientRect().left,
  )
  await page.viewport(390, 844)
  expect(list).not.toBeVisible()
  expect(screen.getByRole('link', { name: 'All messages' })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(390)
  rerender(<Inbox {...props} />)
  expect(list).toBeVisible()
})

it('deletes everything from a person only after the name was typed', async () => {
  const onErase = vi.fn()
  render(<Inbox {...props} open={opened(0)} actions={{ ...actions, onErase }} />)
  await userEvent.click(screen.getByRole('button', { name: 'Delete now' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await write(dialog.getByRole('textbox'), 'Amahle')
  await userEvent.keyboard('{Enter}')
  expect(dialog.getByRole('textbox')).toHaveFocus()
  expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('Type the name: Amahle Dube')
  expect(onErase).not.toHaveBeenCalled()
  await userEvent.type(dialog.getByRole('textbox'), ' Dube{Enter}')
  expect(onErase).toHaveBeenCalledExactlyOnceWith(inboxMessages[0])
})

it('picks messages one by one and, with Shift, all between', async () => {
  const onPick = vi.fn()
  const { rerender } = render(<Inbox {...props} picking={{ ...picking, onPick }} />)
  const box = (at: number) => screen.getAllByRole('checkbox', { name: /^Pick the message from / })[at]!
  await userEvent.click(box(0))
  expect(onPick).toHaveBeenLastCalledWith(new Set(['1']))
  rerender(<Inbox {...props} picking={{ ...picking, onPick, picked: new Set(['1']) }} />)
  const user = userEvent.setup()
  await user.keyboard('{Shift>}')
  await user.click(box(2))
  await user.keyboard('{/Shift}')
  expect(onPick).toHaveBeenLastCalledWith(new Set(['1', '2', '3']))
  rerender(<Inbox {...props} picking={{ ...picking, onPick, picked: new Set(['1', '2', '3']) }} />)
  await user.click(box(1))
  expect(onPick).toHaveBeenLastCalledWith(new Set(['1', '3']))
})

it('files and assigns all that are picked, and gives the focus of the bar to the heading when it goes', async () => {
  const onFilePicked = vi.fn()
  const onAssignPicked = vi.fn()
  const controls = createRef<InboxControls>()
  const bulk = { ...picking, onFile: onFilePicked, onAssign: onAssignPicked }
  const all = { ...props, picking: bulk, controls }
  const { rerender } = render(<Inbox {...all} picking={{ ...bulk, picked: new Set(['1', '3']) }} open={opened(0)} />)
  const bar = screen.getByRole('region', { name: 'Picked messages' })
  expect(within(bar).getByRole('status')).toHaveTextContent('2 picked')
  controls.current?.assign()
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('option', { name: 'joseph.mwangi@dira.example' }),
  )
  expect(onAssignPicked).toHaveBeenCalledExactlyOnceWith('b')
  await userEvent.click(within(bar).getByRole('button', { name: /^Archive/ }))
  expect(onFilePicked).toHaveBeenCalledExactlyOnceWith('archived')
  rerender(<Inbox {...all} />)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Inbox' })).toHaveFocus())
})
