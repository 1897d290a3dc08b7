import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page as browser } from 'vitest/browser'
import { linesFor } from '../../../testing/suggestedLines.ts'
import { SearchBox } from '../SearchBox/SearchBox.tsx'
import { SearchSuggestions } from './SearchSuggestions.tsx'
import type { SuggestedLines } from './suggestedLines.ts'

const onSearch = vi.fn()
const load = vi.fn(async (text: string): Promise<SuggestedLines | undefined> => linesFor(text))
/** The addresses that were opened by a press on a link. */
const opened: string[] = []

function follow(event: MouseEvent) {
  const link = event.target instanceof Element && event.target.closest('a')
  if (!link || event.defaultPrevented) return
  event.preventDefault()
  opened.push(link.getAttribute('href') ?? '')
}

beforeEach(() => {
  onSearch.mockReset()
  load.mockReset().mockImplementation(async (text) => linesFor(text))
  opened.length = 0
  document.addEventListener('click', follow)
})
afterEach(() => document.removeEventListener('click', follow))

const field = () => screen.getByLabelText<HTMLInputElement>('Search businesses')
const list = () => screen.findByRole('listbox', { name: 'Suggestions' })
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent

function show(suggestions: ReactNode = <SearchSuggestions load={load} />) {
  return render(
    <SearchBox action="/listings" onSearch={onSearch}>
      {suggestions}
    </SearchBox>,
  )
}

async function type(text: string) {
  show()
  await userEvent.type(field(), text)
  return list()
}

describe('a combobox', () => {
  it('names its list and groups, says how many lines there are, and has eight at most', async () => {
    const suggestions = await type('nai')
    expect(field()).toHaveRole('combobox')
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(field()).toHaveAttribute('aria-controls', suggestions.id)
    expect(
      within(suggestions)
        .getAllByRole('group')
        .map((group) => group.getAttribute('aria-labelledby')),
    ).toHaveLength(3)
    const places = within(suggestions).getByRole('group', { name: 'Places' })
    expect(
      within(places)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Nairobi Kenya 45 listings', 'Naivasha Kenya 2 listings'])
    expect(screen.getAllByRole('option')).toHaveLength(8)
    expect(screen.getByRole('status')).toHaveTextContent('8 suggestions')
    expect(suggestions.textContent).toContain('All 49 results for')
  })

  it('marks what was typed', async () => {
    await type('nai')
    const marks = screen.getByRole('option', { name: /^Nairobi Kenya/ }).querySelectorAll('bdi > span')
    expect(Array.from(marks, ({ textContent }) => textContent)).toEqual(['Nai'])
  })

  it('is chosen from by arrows, round the ends, while the focus and the caret stay in the text', async () => {
    await type('nai')
    expect(chosen()).toBeUndefined()
    await userEvent.keyboard('{ArrowUp}')
    expect(chosen()).toContain('All 49 results')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toContain('Nairobi')
    expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id)
    expect(field()).toHaveFocus()
    await userEvent.keyboard('{Home}ha{End}')
    expect(field()).toHaveValue('hanai')
    expect(field().selectionStart).toBe(5)
  })

  it('opens the chosen line by Enter', async () => {
    await type('nai')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(opened).toEqual(['/locations/kenya/nairobi'])
    expect(onSearch).not.toHaveBeenCalled()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it.each(['{Enter}', '{ArrowUp}{Enter}'])('searches the text as typed by %s', async (keys) => {
    await type('nai')
    await userEvent.keyboard(keys)
    expect(onSearch.mock.calls).toEqual([['nai']])
    expect(opened).toEqual([])
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes by Escape, which never empties the field, and opens again by an arrow', async () => {
    await type('nai')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Escape}')
    expect(field()).toHaveValue('nai')
    await userEvent.keyboard('{ArrowDown}')
    await list()
  })

  it('closes when the focus leaves, and when too little is left of the text', async () => {
    await type('nai')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    await userEvent.keyboard('ai')
    await list()
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('keeps the focus in the field when a line is pressed', async () => {
    await type('nai')
    await userEvent.click(screen.getByRole('option', { name: /Mrs Naidoo/ }))
    expect(opened).toEqual(['/listings/ezulwini-weavers-yard'])
    expect(field()).toHaveFocus()
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})

describe('what is asked for', () => {
  it('is the text after a pause, from two letters on', async () => {
    show()
    await userEvent.type(field(), 'n')
    await userEvent.type(field(), 'airobi')
    await list()
    expect(load.mock.calls.map(([text]) => text)).toEqual(['nairobi'])
  })

  it('leaves no lines of another text standing while an answer is slow', async () => {
    await type('nai')
    load.mockImplementation(() => new Promise(() => {}))
    await userEvent.type(field(), 'v')
    expect(screen.getByRole('listbox')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(field()).toHaveValue('naiv')
  })

  it('is cancelled when it is superseded, and a late answer changes nothing', async () => {
    const late = Promise.withResolvers<SuggestedLines>()
    load.mockImplementationOnce(() => late.promise)
    show()
    await userEvent.type(field(), 'lagos')
    await waitFor(() => expect(load).toHaveBeenCalledOnce())
    await userEvent.clear(field())
    await userEvent.type(field(), 'nai')
    const suggestions = await list()
    expect(load.mock.calls.map((call: unknown[]) => (call[1] as AbortSignal).aborted)).toEqual([true, false])
    late.resolve(linesFor('lagos'))
    await late.promise
    expect(suggestions.textContent).toMatch(/“\u2068nai/)
  })

  it.each([
    ['there is nothing', async () => undefined],
    ['it fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('leaves the list shut where %s', async (_what, answer) => {
    load.mockImplementation(answer)
    show()
    await userEvent.type(field(), 'nai')
    await waitFor(() => expect(load).toHaveBeenCalled())
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(onSearch.mock.calls).toEqual([['nai']])
  })

  it('says thousands as one number', async () => {
    load.mockImplementation(async () => ({ ...linesFor('nai'), matches: 1560 }))
    expect((await type('nai')).textContent?.replaceAll(/[\u2068\u2069]/g, '')).toContain('All 1,560 results for “nai”')
  })

  it('is a search all the same where nothing was found', async () => {
    load.mockImplementation(async () => ({ ...linesFor('zzz'), matches: 0, places: [], categories: [], listings: [] }))
    const suggestions = await type('zzz')
    expect(suggestions.textContent?.replaceAll(/[\u2068\u2069]/g, '')).toMatch(/^Search for “zzz”/)
    expect(screen.getByRole('status')).toHaveTextContent('1 suggestion')
  })
})

it('takes the field over with its focus, text, caret and composition, and opens for what was typed meanwhile', async () => {
  const { rerender } = show(null)
  await userEvent.type(field(), 'nairobi')
  const before = field()
  before.setSelectionRange(2, 4)
  const ended = vi.fn()
  before.addEventListener('blur', ended)
  before.dispatchEvent(new CompositionEvent('compositionstart'))
  before.addEventListener('compositionend', ended)
  rerender(
    <SearchBox action="/listings" onSearch={onSearch}>
      <SearchSuggestions load={load} typedFrom="" />
    </SearchBox>,
  )
  await list()
  expect(field()).toBe(before)
  expect(field()).toHaveFocus()
  expect([field().value, field().selectionStart, field().selectionEnd]).toEqual(['nairobi', 2, 4])
  expect(ended).not.toHaveBeenCalled()
})

it('leaves the keys to an input method', async () => {
  await type('nai')
  for (const key of ['ArrowDown', 'Enter', 'Escape']) {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true, cancelable: true }))
  }
  expect(chosen()).toBeUndefined()
  expect(opened).toEqual([])
  expect(screen.getByRole('listbox')).toBeVisible()
})

it('moves nothing on the page, and has lines that a finger hits', async () => {
  await browser.viewport(390, 700)
  show()
  const before = document.body.scrollHeight
  const top = field().getBoundingClientRect().top
  await userEvent.type(field(), 'nai')
  const suggestions = (await list()).getBoundingClientRect()
  expect(field().getBoundingClientRect().top).toBe(top)
  expect(document.body.scrollHeight).toBeLessThanOrEqual(Math.max(before, innerHeight))
  for (const option of screen.getAllByRole('option')) {
    expect(option.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  const frame = screen.getByRole('search').getBoundingClientRect()
  expect([suggestions.left, suggestions.width]).toEqual([frame.left, frame.width])
  expect(suggestions.bottom).toBeLessThanOrEqual(700)
  await browser.viewport(1280, 800)
})
