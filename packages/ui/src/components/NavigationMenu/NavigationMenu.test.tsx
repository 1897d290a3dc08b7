import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.browser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { scales } from '../../theme/scales.ts'
import { NavigationMenu } from './NavigationMenu.tsx'
import { menuTiming } from './useMenuTiming.ts'

const links = (...labels: string[]) =>
  labels.map((label) => ({ href: `#${label}`, label, description: `All ${label}` }))

const menu = (
  <>
    <NavigationMenu
      aria-label="Main"
      current="#Locations"
      items={[
        { label: 'Explore', links: links('Categories', 'Locations') },
        { label: 'Owners', links: links('Prices') },
        { href: '#About', label: 'About' },
      ]}
    />
    <p>The page below</p>
  </>
)

const trigger = (name = 'Explore') => screen.getByText(name)
const link = (name: RegExp) => screen.getByRole('link', { name, hidden: true })
const isOpen = (name = 'Explore') => trigger(name).closest('details')?.open

describe('under a pointer', () => {
  const enter = (name: string, pointerType = 'mouse') =>
    fireEvent.pointerEnter(trigger(name).closest('details') as Element, { pointerType })
  const leave = (name: string) =>
    fireEvent.pointerLeave(trigger(name).closest('details') as Element, { pointerType: 'mouse' })
  const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds))

  afterEach(() => vi.useRealTimers())
  const renderMenu = () => {
    vi.useFakeTimers()
    render(menu)
  }

  it('waits as long as the design says', () => {
    expect(menuTiming).toEqual({
      open: Number.parseInt(scales.motion.navOpenDelay, 10),
      skip: Number.parseInt(scales.motion.navSkipDelay, 10),
      close: Number.parseInt(scales.motion.navCloseDelay, 10),
    })
  })

  it('opens when it has rested for 200 ms, not when it only passes', () => {
    renderMenu()
    enter('Explore')
    wait(199)
    expect(isOpen()).toBe(false)
    wait(1)
    expect(isOpen()).toBe(true)
    leave('Explore')
    wait(1000)
    enter('Explore')
    wait(100)
    leave('Explore')
    wait(1000)
    expect(isOpen()).toBe(false)
  })

  it('closes 150 ms after it left, and stays when it comes back before', () => {
    renderMenu()
    enter('Explore')
    wait(200)
    leave('Explore')
    wait(149)
    enter('Explore')
    wait(1000)
    expect(isOpen()).toBe(true)
    leave('Explore')
    wait(149)
    expect(isOpen()).toBe(true)
    wait(1)
    expect(isOpen()).toBe(false)
  })

  it('opens the next menu at once within 300 ms, and waits again later', () => {
    renderMenu()
    enter('Explore')
    wait(200)
    leave('Explore')
    enter('Owners')
    expect([isOpen('Explore'), isOpen('Owners')]).toEqual([false, true])
    leave('Owners')
    wait(150)
    wait(299)
    enter('Explore')
    expect(isOpen('Explore')).toBe(true)
    leave('Explore')
    wait(150)
    wait(300)
    enter('Owners')
    expect(isOpen('Owners')).toBe(false)
  })

  it('stays when the press that should open it comes just after, and when it was pressed', () => {
    renderMenu()
    enter('Explore')
    wait(200)
    fireEvent.click(trigger())
    leave('Explore')
    wait(1000)
    expect(isOpen()).toBe(true)
    fireEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })

  it('is left to the press by a finger', () => {
    renderMenu()
    enter('Explore', 'touch')
    wait(1000)
    expect(isOpen()).toBe(false)
    fireEvent.click(trigger())
    expect(isOpen()).toBe(true)
    fireEvent.click(trigger())
    expect(isOpen()).toBe(false)
  })

  it('keeps a menu that has the focus', () => {
    renderMenu()
    enter('Explore')
    wait(200)
    link(/Categories/).focus()
    leave('Explore')
    wait(1000)
    expect(isOpen()).toBe(true)
  })
})

describe('by keyboard', () => {
  const focusTrigger = async () => {
    render(menu)
    await userEvent.tab()
    expect(trigger()).toHaveFocus()
  }

  it.each(['{Enter}', ' '])('opens and closes by %j', async (key) => {
    await focusTrigger()
    await userEvent.keyboard(key)
    expect(link(/Categories/)).toBeVisible()
    await userEvent.keyboard(key)
    expect(link(/Categories/)).not.toBeVisible()
  })

  it('closes by Escape and goes back to the trigger', async () => {
    await focusTrigger()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(isOpen()).toBe(false)
    expect(trigger()).toHaveFocus()
  })

  it('goes into the menu by the arrow down, and back by the arrow up', async () => {
    await focusTrigger()
    await userEvent.keyboard('{ArrowUp}')
    expect(isOpen()).toBe(false)
    await userEvent.keyboard('{ArrowDown}')
    expect(link(/Categories/)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(link(/Locations/)).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(trigger()).toHaveFocus()
  })

  it('passes what is closed, goes through what is open, and closes it behind', async () => {
    await focusTrigger()
    await userEvent.tab()
    expect(trigger('Owners')).toHaveFocus()
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await userEvent.tab()
    expect(link(/Categories/)).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    expect(trigger('Owners')).toHaveFocus()
    expect(isOpen()).toBe(false)
  })
})

it('closes by a press elsewhere', async () => {
  render(menu)
  await userEvent.click(trigger())
  expect(isOpen()).toBe(true)
  await userEvent.click(page.getByText('The page below'))
  expect(isOpen()).toBe(false)
})

it('closes behind a link that was followed, with the focus at its trigger', async () => {
  render(menu)
  await userEvent.click(trigger())
  await userEvent.click(link(/Categories/))
  expect(location.hash).toBe('#Categories')
  expect(isOpen()).toBe(false)
  expect(trigger()).toHaveFocus()
  history.replaceState(null, '', location.pathname)
})

it('marks the page one is on, and the trigger of its menu', () => {
  render(menu)
  expect(screen.getByRole('link', { current: 'page', hidden: true })).toBe(link(/Locations/))
  expect(getComputedStyle(trigger(), '::after').content).toBe('""')
  expect(getComputedStyle(trigger('Owners'), '::after').content).toBe('none')
})

it('marks a page that stands in the row as well there, and no trigger', () => {
  const items = [
    { label: 'Explore', links: links('Locations', 'Classifieds') },
    { href: '#Classifieds', label: 'Small ads' },
  ]
  render(<NavigationMenu aria-label="Main" current="#Classifieds" items={items} />)
  expect(screen.getByRole('link', { name: 'Small ads' })).toHaveAttribute('aria-current', 'page')
  expect(getComputedStyle(trigger(), '::after').content).toBe('none')
})

it('has its links in the document and opens without script, and goes on from there with it', async () => {
  const site = document.createElement('div')
  site.innerHTML = renderToString(menu)
  document.body.append(site)
  expect(link(/Categories/)).toHaveAttribute('href', '#Categories')
  await userEvent.click(trigger())
  await userEvent.click(trigger('Owners'))
  expect([isOpen('Explore'), isOpen('Owners')]).toEqual([false, true])

  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const root = await act(async () => hydrateRoot(site, menu))
  expect(complaint).not.toHaveBeenCalled()
  expect(isOpen('Owners')).toBe(true)
  await userEvent.keyboard('{Escape}')
  expect(isOpen('Owners')).toBe(false)
  await act(async () => root.unmount())
  site.remove()
})
