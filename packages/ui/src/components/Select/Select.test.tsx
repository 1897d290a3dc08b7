import { render, screen, within } from '@testing-library/react'
import type { CDPSession } from '@vitest/browser-playwright'
import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page as browser, userEvent as realUser } from 'vitest/browser'
import { emulateMedia } from '../../testing/emulateMedia.ts'
import { Select } from './Select.tsx'

const options = [
  { value: 'featured', label: 'Featured' },
  { value: 'az', label: 'A-Z' },
]

afterEach(() => emulateMedia())

it('is described by its error and its hint', () => {
  render(<Select label="Country" options={options} error="Choose a country" description="Where it is." optional />)
  const select = screen.getByRole('combobox', { name: 'Country (optional)' })
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('Choose a country Where it is.')
})

it('is left only when the focus goes elsewhere, not when its menu opens', async () => {
  const onBlur = vi.fn()
  render(<Select label="Sort by" options={options} onBlur={onBlur} />)
  screen.getByRole('combobox').focus()
  await realUser.keyboard(' ')
  await expect.poll(() => document.activeElement?.localName).toBe('option')
  await realUser.keyboard('{Escape}')
  expect(onBlur).not.toHaveBeenCalled()
  screen.getByRole('combobox').blur()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('opens a menu in which the chosen row is bold and has the needle, and every row has room for a finger', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' })
  render(<Select label="Sort by" options={options} defaultValue="az" />)
  await browser.getByRole('combobox').click()
  const rows = screen.getAllByRole<HTMLOptionElement>('option')
  for (const row of rows) expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(rows.map((row) => getComputedStyle(row).fontWeight)).toEqual(['400', '700'])
  expect(rows.map((row) => getComputedStyle(row, '::checkmark').visibility)).toEqual(['hidden', 'visible'])
  await realUser.keyboard('{ArrowUp}{Enter}')
  expect(screen.getByRole('combobox')).toHaveValue('featured')
})

const countries = Array.from({ length: 60 }, (_, index) => ({ value: `c${index}`, label: `Country ${index}` }))
const select = () => screen.getByRole('combobox', { name: 'Country', hidden: true })

it.each(['{Enter}', '{ArrowDown}', 'a press'])(
  'opens a menu to find one of many by %s, and has what is chosen',
  async (way) => {
    const onChange = vi.fn()
    render(
      <form aria-label="Business">
        <Select label="Country" name="country" options={countries} defaultValue="c30" onChange={onChange} />
      </form>,
    )
    await realUser.keyboard('{Tab}')
    await (way === 'a press' ? realUser.click(select()) : realUser.keyboard(way))
    // It begins at the chosen one.
    await expect.poll(() => document.activeElement?.textContent).toBe('Country 30')
    const dialog = screen.getByRole('dialog', { name: 'Country' })
    expect(within(dialog).getByRole('option', { name: 'Country 30', selected: true })).toBeVisible()
    await realUser.keyboard('ry 41{Enter}')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('c41')
    expect(new FormData(screen.getByRole('form')).get('country')).toBe('c41')
    expect(screen.queryByRole('dialog')).toBeNull()
    await expect.poll(() => document.activeElement).toBe(select())
  },
)

it('gives the focus back when its menu is left without a choice', async () => {
  render(<Select label="Country" options={countries} />)
  await realUser.click(select())
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Country' })).not.toBeNull()
  await realUser.keyboard('{Escape}')
  await expect.poll(() => document.activeElement).toBe(select())
  expect(select()).toHaveValue('c0')
})

it('is chosen by its first letters without opening, as every select', async () => {
  const onChange = vi.fn()
  render(<Select label="Country" options={countries} onChange={onChange} />)
  select().focus()
  // The browser begins anew after a second: no letter waits for what became of the one before.
  const devTools: CDPSession = cdp()
  await Promise.all(
    [...'Country 7'].flatMap((text) =>
      [
        { type: 'keyDown' as const, key: text, text },
        { type: 'keyUp' as const, key: text },
      ].map((key) => devTools.send('Input.dispatchKeyEvent', key)),
    ),
  )
  expect(onChange).toHaveBeenLastCalledWith('c7')
  expect(screen.queryByRole('dialog')).toBeNull()
})
