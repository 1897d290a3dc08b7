import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from '../Button/Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'
import { DialogTrigger } from 'react-aria-components/Dialog'

const openDialog = async (props: Partial<Omit<DialogProps, 'title'>> = {}) => {
  render(
    <>
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Write to us" {...props}>
          {props.children ?? <input aria-label="Name" />}
        </Dialog>
      </DialogTrigger>
      <a href="#elsewhere">Elsewhere</a>
    </>,
  )
  const trigger = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(trigger)
  return { trigger, dialog: screen.getByRole(props.role ?? 'dialog', { name: 'Write to us' }) }
}

const closes = () => waitFor(() => expect(document.querySelector('[role$="dialog"]')).toBeNull())
// An animation that another one takes over is cancelled, and has ended as well.
const movementEnds = () => Promise.allSettled(document.getAnimations().map(({ finished }) => finished))

it('leaves the focus to a field that asks for it', async () => {
  // oxlint-disable-next-line jsx-a11y/no-autofocus -- In a dialog it moves nobody who has not asked for it.
  await openDialog({ children: <input aria-label="Name" autoFocus /> })
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus()
})

it('puts the page behind out of reach', async () => {
  await openDialog()
  const behind = screen.getByRole('link', { name: 'Elsewhere' })
  expect(behind.closest('[inert]')).not.toBeNull()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  await userEvent.keyboard('{Escape}')
  await closes()
  expect(behind.closest('[inert]')).toBeNull()
  expect(getComputedStyle(document.documentElement).overflow).toBe('visible')
})

it('closes by a press beside it', async () => {
  const { dialog } = await openDialog()
  await userEvent.click(dialog)
  expect(dialog).toBeVisible()
  await pressBeside()
  await closes()
})

it('has to be answered as an alert, which is read with its text', async () => {
  const { dialog } = await openDialog({ role: 'alertdialog', children: 'It cannot be brought back.' })
  expect(dialog).toHaveAccessibleDescription('It cannot be brought back.')
  await pressBeside()
  await movementEnds()
  expect(dialog).toBeVisible()
  // The press beside it took the focus to the page, from where it comes back in the next frame.
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
  await userEvent.keyboard('{Escape}')
  await closes()
})

it('closes by any button of the slot, which does its own work too', async () => {
  const remove = vi.fn()
  await openDialog({
    foot: (
      <Button slot="close" onPress={remove}>
        Remove all
      </Button>
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Remove all' }))
  expect(remove).toHaveBeenCalledOnce()
  await closes()
})

it('gives the focus back when it comes and goes with its parent, as one that is loaded on demand does', async () => {
  function Loaded() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <Button onPress={() => setIsOpen(true)}>Open</Button>
        {isOpen && (
          <Dialog title="Write to us" isOpen onOpenChange={setIsOpen}>
            Text
          </Dialog>
        )}
      </>
    )
  }
  render(<Loaded />)
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(screen.getByRole('heading')).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  await closes()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus())
})

it('closes the upper one of two by Escape, back to the lower', async () => {
  await openDialog({
    children: (
      <DialogTrigger>
        <Button>Discard</Button>
        <Dialog title="Discard the message?" size="small">
          It is lost.
        </Dialog>
      </DialogTrigger>
    ),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.getByRole('heading', { name: 'Discard the message?' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Discard the message?' })).toBeNull())
  expect(screen.getByRole('dialog', { name: 'Write to us' })).toBeVisible()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Discard' })).toHaveFocus())
})

it('keeps its head and its foot in sight while long content scrolls', async () => {
  const { dialog } = await openDialog({ children: <div style={{ blockSize: 3000 }} />, foot: <Button>Send</Button> })
  await movementEnds()
  expect(dialog.getBoundingClientRect().height).toBeLessThan(800)
  dialog.scrollTo({ top: 1500, behavior: 'instant' })
  expect(dialog.scrollTop).toBe(1500)
  const frame = dialog.getBoundingClientRect()
  const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect()
  const send = screen.getByRole('button', { name: 'Send' }).getBoundingClientRect()
  expect(close.top).toBeGreaterThanOrEqual(frame.top)
  expect(close.bottom).toBeLessThan(frame.top + 120)
  expect(send.bottom).toBeLessThanOrEqual(frame.bottom)
  expect(send.bottom).toBeGreaterThan(frame.bottom - 60)
})

/** Presses the scrim, in a corner that no dialog reaches. */
const pressBeside = async () => {
  const scrim = document.elementFromPoint(5, 5)
  if (!scrim) throw new Error('Nothing lies over the corner of the page.')
  await userEvent.click(scrim)
}
