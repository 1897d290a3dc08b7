import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page as browser, userEvent as realUser } from 'vitest/browser'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DialogTrigger } from 'react-aria-components/Dialog'
import { button } from '../Button/Button.css.ts'
import { createToastQueue } from './createToastQueue.ts'
import { ToastProvider, useToasts } from './ToastProvider.tsx'

const region = () => screen.queryByRole('region', { name: 'Notifications' })
const closeButtons = () => within(region() as HTMLElement).getAllByRole('button', { name: 'Close' })

const renderQueue = (...texts: string[]) => {
  const queue = createToastQueue()
  render(
    <ToastProvider queue={queue}>
      <button type="button">Send</button>
    </ToastProvider>,
  )
  for (const text of texts) act(() => void queue.add(text))
  return queue
}

it('says where its provider belongs, where there is none', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  function Form() {
    useToasts()
    return null
  }
  expect(() => render(<Form />)).toThrow('put a ToastProvider at the root')
})

it('is said once, an error at once and the rest politely, by regions that were there before', () => {
  const queue = renderQueue()
  const [status, alert] = [screen.getByRole('status'), screen.getByRole('alert')]
  expect([status.textContent, alert.textContent]).toEqual(['', ''])
  act(() => {
    queue.add('Please fill out all required fields', { tone: 'error' })
    queue.add('Copied', { tone: 'success' })
  })
  expect(status.textContent).toBe('Copied')
  expect(alert.textContent).toBe('Please fill out all required fields')
  expect(region()?.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull()
})

it('is shown and not said where the page says it', () => {
  const queue = renderQueue()
  act(() => void queue.add('Login failed', { tone: 'error', isSilent: true }))
  expect(region()).toHaveTextContent('Login failed')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  act(() => void queue.add('Login failed', { tone: 'error' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Login failed')
})

it('says the same news again, and nothing else with it', async () => {
  const queue = renderQueue('First')
  const said: (string | null)[] = []
  const observer = new MutationObserver((changes) =>
    said.push(...changes.flatMap(({ addedNodes }) => [...addedNodes].map(({ textContent }) => textContent))),
  )
  observer.observe(screen.getByRole('status'), { childList: true })
  act(() => void queue.add('First'))
  await waitFor(() => expect(said).toEqual(['First']))
  expect(closeButtons()).toHaveLength(1)
})

it('is one at a time, and says how many wait until an error is closed', async () => {
  const queue = renderQueue()
  act(() => {
    queue.add('Not sent', { tone: 'error' })
    for (const text of ['First', 'Second']) queue.add(text)
  })
  expect(region()).toHaveTextContent('Not sent2 more')
  await userEvent.click(closeButtons()[0] as HTMLElement)
  expect(region()?.textContent).toBe('First')
})

it('takes the place of the one before where it is, and does not rise again', async () => {
  const queue = renderQueue('Sent', 'Copied')
  const holder = region()?.firstElementChild
  await waitFor(() => expect(region()?.textContent).toBe('Copied'), { timeout: 3000 })
  expect(region()?.firstElementChild).toBe(holder)
  act(() => queue.close(queue.now().shown?.key ?? ''))
  act(() => void queue.add('Saved'))
  expect(region()?.firstElementChild).not.toBe(holder)
})

it('runs its action once and goes', async () => {
  const queue = renderQueue()
  const undo = vi.fn()
  act(() => void queue.add('Removed', { action: { label: 'Undo', onPress: undo } }))
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(undo).toHaveBeenCalledOnce()
  expect(region()).toBeNull()
})

describe('the clock', () => {
  afterEach(() => vi.useRealTimers())

  const start = () => {
    vi.useFakeTimers()
    return renderQueue('Sent')
  }
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  it('waits under the pointer', () => {
    start()
    fireEvent.pointerEnter(region() as Element)
    wait(60_000)
    expect(region()).not.toBeNull()
    fireEvent.pointerLeave(region() as Element)
    wait(6_000)
    expect(region()).toBeNull()
  })

  it('waits while the focus is on it', () => {
    start()
    act(() => closeButtons()[0]?.focus())
    wait(60_000)
    expect(region()).not.toBeNull()
    act(() => screen.getByRole('button', { name: 'Send' }).focus())
    wait(6_000)
    expect(region()).toBeNull()
  })

  it('waits while the window is hidden', () => {
    start()
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    fireEvent(document, new Event('visibilitychange'))
    wait(60_000)
    expect(region()).not.toBeNull()
    visibility.mockReturnValue('visible')
    fireEvent(document, new Event('visibilitychange'))
    wait(6_000)
    expect(region()).toBeNull()
  })

  it('runs for the next toast after one was closed under the pointer', () => {
    const queue = start()
    fireEvent.pointerEnter(region() as Element)
    act(() => queue.close(queue.now().shown?.key ?? ''))
    act(() => void queue.add('Saved'))
    wait(6_000)
    expect(region()).toBeNull()
  })
})

describe('the focus', () => {
  const send = () => screen.getByRole('button', { name: 'Send' })
  /** Errors wait for each other until they are closed, however long a press takes. */
  const renderErrors = (...texts: string[]) => {
    const queue = renderQueue()
    for (const text of texts) act(() => void queue.add(text, { tone: 'error' }))
  }

  it('stays where it is when news comes', () => {
    const queue = renderQueue()
    send().focus()
    act(() => void queue.add('Sent'))
    expect(send()).toHaveFocus()
  })

  it('gets to the toast by F6 and back', async () => {
    renderQueue('First')
    await userEvent.tab()
    await userEvent.keyboard('{F6}')
    expect(closeButtons()[0]).toHaveFocus()
    expect(closeButtons()[0]).toHaveAccessibleDescription('First')
    await userEvent.keyboard('{F6}')
    expect(send()).toHaveFocus()
  })

  it('goes on to the next toast when one is closed by key, then back to where it was', async () => {
    renderErrors('First', 'Second')
    await userEvent.tab()
    await userEvent.keyboard('{F6}{Enter}')
    expect(closeButtons()[0]).toHaveAccessibleDescription('Second')
    expect(closeButtons()[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(region()).toBeNull()
    expect(send()).toHaveFocus()
  })

  it('goes back at once when a toast is closed by a pointer, which holds up no other', async () => {
    renderErrors('First', 'Second')
    await realUser.click(send())
    await realUser.click(closeButtons()[0] as HTMLElement)
    expect(closeButtons()).toHaveLength(1)
    expect(send()).toHaveFocus()
  })

  it('goes back when the application closes the toast that has it', async () => {
    const queue = renderQueue('First')
    await userEvent.tab()
    await userEvent.keyboard('{F6}')
    act(() => queue.close(queue.now().shown?.key ?? ''))
    expect(send()).toHaveFocus()
  })
})

it('stays within reach over a dialog, and does not close it', async () => {
  const queue = createToastQueue()
  render(
    <ToastProvider queue={queue}>
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Write to us">Text</Dialog>
      </DialogTrigger>
    </ToastProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Open' }))
  const dialog = screen.getByRole('dialog')
  act(() => void queue.add('Not sent', { tone: 'error' }))
  expect(screen.getByRole('alert').textContent).toContain('Not sent')
  expect(closeButtons()[0]?.closest('[inert], [aria-hidden="true"]')).toBeNull()

  const { left, top } = (closeButtons()[0] as Element).getBoundingClientRect()
  expect(closeButtons()[0]).toContainElement(document.elementFromPoint(left + 22, top + 22) as HTMLElement)
  await userEvent.keyboard('{F6}')
  expect(closeButtons()[0]).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(region()).toBeNull()
  expect(dialog).toBeInTheDocument()
  expect(dialog).toContainElement(document.activeElement as HTMLElement)
})

it('shows nothing before the page is alive, but has its regions ready', async () => {
  const queue = createToastQueue()
  queue.add('Signed in')
  const app = <ToastProvider queue={queue}>Page</ToastProvider>
  const page = document.createElement('div')
  page.innerHTML = renderToString(app)
  document.body.append(page)
  expect(page.textContent).not.toContain('Signed in')
  expect(within(page).getByRole('status')).toBeInTheDocument()
  const root = await act(async () => hydrateRoot(page, app))
  expect(page.textContent).toContain('Signed in')
  await act(async () => root.unmount())
  page.remove()
})

describe('the place', () => {
  const rect = (element: Element) => element.getBoundingClientRect()
  const overlaps = (one: DOMRect, other: DOMRect) =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

  afterEach(() => browser.viewport(1280, 800))

  it.each([
    [390, 844],
    [1440, 900],
  ])('is on no bar, no button and nothing else that floats, at %i by %i', async (width, height) => {
    await browser.viewport(width, height)
    const queue = createToastQueue()
    const at = (position: 'fixed' | 'absolute', style: object) =>
      ({ style: { position, margin: 0, ...style } }) as const
    render(
      <ToastProvider queue={queue}>
        <div {...at('fixed', { insetInline: 0, insetBlockEnd: 0, blockSize: 72 })}>Bar</div>
        <div {...at('fixed', { insetInlineEnd: 24, insetBlockEnd: 100, inlineSize: 48, blockSize: 48 })}>Locate</div>
        <button {...at('absolute', { insetInlineEnd: 40, top: height - 210, blockSize: 44 })}>Save</button>
        <a href="/contact" className={button()} {...at('absolute', { insetInlineStart: 20, top: height - 320 })}>
          Contact
        </a>
      </ToastProvider>,
    )
    act(
      () => void queue.add('!Nara Dunes Lodge is on your shortlist', { action: { label: 'Undo', onPress: () => {} } }),
    )
    const toast = rect(region() as Element)
    for (const text of ['Bar', 'Locate', 'Save', 'Contact']) {
      expect(overlaps(toast, rect(screen.getByText(text))), text).toBe(false)
    }
    expect(toast.bottom).toBeLessThanOrEqual(height)
  })

  it('is looked for anew when the page has moved under it', async () => {
    await browser.viewport(390, 844)
    const queue = createToastQueue()
    render(
      <ToastProvider queue={queue}>
        <button style={{ marginBlockStart: 1500, blockSize: 44, inlineSize: '100%' }}>Save</button>
        <div style={{ blockSize: 2000 }} />
      </ToastProvider>,
    )
    act(() => void queue.add('Copied'))
    const before = rect(region() as Element)
    scrollTo(0, 1500 - before.top)
    await waitFor(() => expect(overlaps(rect(region() as Element), rect(screen.getByText('Save')))).toBe(false))
    scrollTo(0, 0)
  })
})
