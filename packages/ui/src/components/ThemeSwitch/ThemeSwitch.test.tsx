import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { THEME_KEY, themeScript } from '../../theme/themeScript.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const root = document.documentElement
const button = (pressed: boolean) => screen.getByRole('button', { name: 'Dark theme', pressed })
const canvas = () => getComputedStyle(root).backgroundColor
const systemAsksFor = (scheme: string) => emulateMedia({ 'prefers-color-scheme': scheme })

beforeEach(() => systemAsksFor('light'))
afterEach(async () => {
  localStorage.clear()
  delete root.dataset['theme']
  await emulateMedia()
})

describe('a switch', () => {
  it('says whether the dark theme is on, and turns the page', async () => {
    render(<ThemeSwitch />)
    const day = canvas()
    await userEvent.click(button(false))
    expect(button(true)).toBeVisible()
    expect(canvas()).not.toBe(day)
    await userEvent.keyboard(' ')
    expect(button(false)).toBeVisible()
    expect(canvas()).toBe(day)
  })

  it('shows one picture, of the hour that it leads to', async () => {
    render(<ThemeSwitch />)
    const seen = () =>
      [...button(root.dataset['theme'] === 'dark').querySelectorAll('svg')].map(
        (icon) => getComputedStyle(icon).display !== 'none',
      )
    expect(seen()).toEqual([true, false])
    await userEvent.click(button(false))
    expect(seen()).toEqual([false, true])
  })

  it('follows the system, by day and by night, until something is chosen', async () => {
    render(<ThemeSwitch />)
    await systemAsksFor('dark')
    await waitFor(() => button(true))
    await systemAsksFor('light')
    await waitFor(() => button(false))
    await userEvent.click(button(false))
    await systemAsksFor('dark')
    await systemAsksFor('light')
    expect(button(true)).toBeVisible()
  })

  it('remembers a choice, and forgets it when the system asks for the same', async () => {
    render(<ThemeSwitch />)
    await userEvent.click(button(false))
    expect(localStorage.getItem(THEME_KEY)).toBe('dark')
    await userEvent.click(button(true))
    expect(localStorage.getItem(THEME_KEY)).toBeNull()
    expect(root).not.toHaveAttribute('data-theme')
  })

  it('agrees with another switch on the page', async () => {
    render(
      <>
        <ThemeSwitch data-testid="one" />
        <ThemeSwitch data-testid="other" />
      </>,
    )
    await userEvent.click(screen.getByTestId('one'))
    await waitFor(() => expect(screen.getByTestId('other')).toHaveAttribute('aria-pressed', 'true'))
  })

  it('follows what is chosen in another tab, and when all is forgotten there', async () => {
    render(<ThemeSwitch />)
    const tab = document.createElement('iframe')
    document.body.append(tab)
    tab.contentWindow?.localStorage.setItem(THEME_KEY, 'dark')
    await waitFor(() => button(true))
    expect(root.dataset['theme']).toBe('dark')
    tab.contentWindow?.localStorage.clear()
    await waitFor(() => button(false))
    tab.remove()
  })

  it('catches up when the page comes back as it was left', async () => {
    render(<ThemeSwitch />)
    localStorage.setItem(THEME_KEY, 'dark')
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    await waitFor(() => button(true))
  })

  it('turns the page all the same where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(refuse)
    render(<ThemeSwitch />)
    await userEvent.click(button(false))
    expect(button(true)).toBeVisible()
    await userEvent.click(button(true))
    expect(button(false)).toBeVisible()
  })

  it('is taken over in a dark page without a difference, and then says so', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    const container = document.createElement('div')
    document.body.append(container)
    // The server does not know what this browser keeps.
    container.innerHTML = renderToString(<ThemeSwitch />)
    root.dataset['theme'] = 'dark'
    const app = await act(async () => hydrateRoot(container, <ThemeSwitch />, { onRecoverableError: complaint }))
    expect(complaint).not.toHaveBeenCalled()
    expect(button(true)).toBeVisible()
    await act(async () => app.unmount())
    container.remove()
  })
})

describe('the script in the head of a page', () => {
  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['demo', null],
    ['"><b', null],
    [null, null],
  ])('makes of a stored %j the theme %j', (stored, theme) => {
    if (stored) localStorage.setItem(THEME_KEY, stored)
    run(themeScript)
    expect(root.getAttribute('data-theme')).toBe(theme)
  })

  it('lets the page go on where the browser lets nobody read its storage', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    const failed = vi.fn()
    window.addEventListener('error', failed)
    run(themeScript)
    window.removeEventListener('error', failed)
    expect(failed).not.toHaveBeenCalled()
    expect(root).not.toHaveAttribute('data-theme')
  })

  it('can stand inline: nothing in it ends a script or a quoted attribute', () => {
    expect(themeScript).not.toMatch(/[<>"&\n]/)
  })
})

function run(text: string): void {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(script)
  script.remove()
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}
