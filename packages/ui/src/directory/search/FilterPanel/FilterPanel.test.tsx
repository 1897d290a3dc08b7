import { act, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { OverlayProvider, type OverlayOpened } from '../../../components/OverlayProvider.tsx'
import { filterGroups } from '../../../testing/filterGroups.ts'
import { sendWithoutScript } from '../../../testing/sendWithoutScript.ts'
import { FilterPanel } from './FilterPanel.tsx'

const nothing = () => {}
const panel = <FilterPanel groups={filterGroups} action="/listings" onToggle={nothing} onClear={nothing} />

const trigger = (label: string) => screen.getByText(label, { selector: 'summary' })
const box = (name: string) => screen.queryByRole<HTMLInputElement>('checkbox', { name })
const open = async (label: string) => {
  act(() => trigger(label).focus())
  trigger(label).click()
  await waitFor(() => expect(trigger(label).closest('details')).toHaveAttribute('open'))
}

it('tells which option of which group was chosen or taken back', async () => {
  const onToggle = vi.fn()
  render(<FilterPanel groups={filterGroups} action="/listings" onToggle={onToggle} onClear={nothing} />)
  await open('Category')
  await userEvent.click(box('Wellness & Spas')!)
  await userEvent.click(box('Shopping')!)
  await userEvent.click(box('Restaurants & Dining')!)
  expect(onToggle.mock.calls).toEqual([
    ['categories', 'wellness-spas'],
    ['categories', 'shopping'],
    ['categories', 'restaurants-dining'],
  ])
})

it('leaves out a group without options, as where there are no businesses yet', () => {
  const [category, ...others] = filterGroups
  const groups = [category!, ...others.map((group) => ({ ...group, options: [] }))]
  render(<FilterPanel groups={groups} action="/listings" onToggle={nothing} onClear={nothing} />)
  expect(trigger('Category')).toBeVisible()
  for (const { label } of others) expect(screen.queryAllByText(label)).toEqual([])
})

describe('on a wide screen', () => {
  it('hides the choices until their trigger is pressed, which tells how many are in force', async () => {
    render(panel)
    expect(box('Shopping')).toBeNull()
    expect(trigger('Category').textContent).toContain('4 selected')
    expect(trigger('Country').textContent).not.toContain('selected')
    await open('Category')
    expect(box('Shopping')).toBeVisible()
    expect(box('Shopping')).toBeChecked()
    expect(box('Restaurants & Dining')).toHaveAccessibleDescription('0 results')
  })

  it('closes by a press beside it, and when the focus leaves', async () => {
    render(
      <>
        {panel}
        <button type="button" style={{ marginBlockStart: 700 }}>
          Elsewhere
        </button>
      </>,
    )
    await open('Category')
    await userEvent.click(document.body, { position: { x: 1000, y: 10 } })
    await waitFor(() => expect(box('Shopping')).toBeNull())
    await open('Country')
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await waitFor(() => expect(box('Kenya')).toBeNull())
  })

  it.each([
    ['the words', () => screen.getByText('Shopping')],
    ['the number', () => screen.getByText('Shopping').closest('label')!.querySelector('bdi')!],
  ])('takes an option whose row is pressed on %s, in a page that takes the focus', async (_where, words) => {
    const onToggle = vi.fn()
    render(
      <main tabIndex={-1}>
        <FilterPanel groups={filterGroups} action="/listings" onToggle={onToggle} onClear={nothing} />
      </main>,
    )
    await open('Category')
    await userEvent.click(words())
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('categories', 'shopping')
    expect(box('Shopping')).toHaveFocus()
  })

  it('has one menu open at a time', async () => {
    render(panel)
    await open('Category')
    await open('Country')
    await waitFor(() => expect(box('Shopping')).toBeNull())
    expect(box('Kenya')).toBeVisible()
  })

  it('clears a group, and the focus goes on to its first choice', async () => {
    function Clearable() {
      const [isCleared, setIsCleared] = useState(false)
      const groups = isCleared
        ? filterGroups.map((group) => ({
            ...group,
            options: group.options.map((option) => ({ ...option, isSelected: false })),
          }))
        : filterGroups
      return (
        <FilterPanel
          groups={groups}
          action="/listings"
          onToggle={nothing}
          onClear={(group) => setIsCleared(group === 'categories')}
        />
      )
    }
    render(<Clearable />)
    await open('Category')
    expect(screen.getByText('4 selected', { selector: 'span:not(summary *)' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Clear Category' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear Category' })).toBeNull())
    expect(box('Accommodation')).toHaveFocus()
    expect(box('Accommodation')).not.toBeChecked()
  })
})

describe('on a narrow screen', () => {
  beforeAll(() => page.viewport(390, 800))
  afterAll(() => page.viewport(1280, 800))

  it('shows all groups in one panel, and hides them again', async () => {
    render(panel)
    expect(box('Shopping')).toBeNull()
    await userEvent.click(screen.getByText('Show filters'))
    expect(box('Shopping')).toBeVisible()
    expect(box('South Africa')).toBeVisible()
    expect(screen.getByRole('group', { name: 'Country' })).toBeVisible()
    await userEvent.click(screen.getByText('Hide filters'))
    expect(box('Shopping')).toBeNull()
  })

  it('ends in the way to the results, with their number, and closes by it', async () => {
    await page.viewport(390, 500)
    onTestFinished(() => page.viewport(390, 800))
    const onShow = vi.fn(() => expect(box('Shopping')).toBeNull())
    const panelOf = (matches: number) => (
      <FilterPanel
        groups={filterGroups}
        action="/listings"
        onToggle={nothing}
        onClear={nothing}
        end={{ matches, onShow, clearHref: '#all' }}
      />
    )
    const { rerender } = render(panelOf(29))
    const end = (name: string) => screen.queryByRole('button', { name })
    expect(end('Show 29 results')).toBeNull()
    await userEvent.click(screen.getByText('Show filters'))
    // It stands at the lower edge of the window, over the choices that reach below it.
    expect(end('Show 29 results')?.getBoundingClientRect().bottom).toBeGreaterThan(440)
    expect(end('Show 29 results')?.getBoundingClientRect().bottom).toBeLessThan(500)
    rerender(panelOf(1))
    expect(end('Show 1 result')).toBeVisible()
    rerender(panelOf(0))
    expect(end('No results')).toBeDisabled()
    expect(screen.getByRole('link', { name: 'Clear all' })).toBeVisible()
    rerender(panelOf(2))
    await userEvent.click(end('Show 2 results')!)
    expect(onShow).toHaveBeenCalledOnce()
    expect(end('Show 2 results')).toBeNull()
  })

  it('tells the application that it is open', async () => {
    const onOpen = vi.fn<OverlayOpened>(() => () => {})
    render(<OverlayProvider onOpen={onOpen}>{panel}</OverlayProvider>)
    await userEvent.click(screen.getByText('Show filters'))
    act(() => onOpen.mock.lastCall?.[0]())
    await waitFor(() => expect(box('Shopping')).toBeNull())
  })

  it('shows three options of a long group at first, and what is chosen among the others', async () => {
    const groups = filterGroups.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, isSelected: option.value === 'eswatini' })),
    }))
    render(<FilterPanel groups={groups} action="/listings" onToggle={nothing} onClear={nothing} />)
    await userEvent.click(screen.getByText('Show filters'))
    expect(box('Botswana')).toBeVisible()
    expect(box('Kenya')).toBeNull()
    expect(box('Eswatini')).toBeVisible()
    await userEvent.click(screen.getByText('Show all 9 countries'))
    expect(box('Kenya')).toBeVisible()
    await userEvent.click(screen.getByText('Show fewer'))
    expect(box('Kenya')).toBeNull()
  })
})

describe('with many options', () => {
  const countries = [
    'Algeria',
    'Angola',
    'Benin',
    'Botswana',
    'Burkina Faso',
    'Burundi',
    'Chad',
    'Comoros',
    'Egypt',
  ].concat(['Equatorial Guinea', 'Guinea', 'Kenya'])
  /** Keeps what is chosen, as a page does. */
  function Countries({ names = countries }: { names?: readonly string[] }) {
    const [chosen, setChosen] = useState<readonly string[]>(['Chad'])
    const groups = [
      {
        group: 'countries',
        name: 'country',
        label: 'Country',
        showAllLabel: 'Show all',
        options: names.map((label) => ({ value: label, label, isSelected: chosen.includes(label) })),
      },
    ]
    const toggle = (_group: string, value: string) =>
      setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
    return <FilterPanel groups={groups} action="/listings" onToggle={toggle} onClear={() => setChosen([])} />
  }
  const field = () => screen.queryByRole<HTMLInputElement>('searchbox', { name: 'Find in the list' })
  const shown = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent)

  it('begins at twelve', async () => {
    const { rerender } = render(<Countries names={countries.slice(1)} />)
    await open('Country')
    expect(field()).toBeNull()
    rerender(<Countries />)
    expect(field()).toBeVisible()
  })

  it('finds one by letters typed on its trigger, and takes it by Enter', async () => {
    render(<Countries />)
    await open('Country')
    await userEvent.keyboard('ken')
    expect(field()).toHaveFocus()
    expect(shown()).toEqual(['Kenya'])
    expect(screen.getByText('1 in the list')).toHaveAttribute('role', 'status')
    await userEvent.keyboard('{Enter}')
    expect(box('Kenya')).toBeChecked()
    expect(screen.getByText('Kenya: chosen')).toHaveAttribute('role', 'status')
    // The next letters take the place of these; what is chosen stays.
    await userEvent.keyboard('guin')
    expect(shown()).toEqual(['Guinea', 'Equatorial Guinea'])
    expect(trigger('Country').textContent).toContain('2 selected')
  })

  it('goes from the field to its options and back by the arrows', async () => {
    render(<Countries />)
    await open('Country')
    await userEvent.keyboard('b{ArrowDown}{ArrowDown}')
    expect(box('Botswana')).toHaveFocus()
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}')
    expect(box('Botswana')).toBeChecked()
    expect(field()).toHaveFocus()
  })

  it('says that there is none; Escape shows all again, and once more closes', async () => {
    render(<Countries />)
    await open('Country')
    await userEvent.keyboard('xyz{Enter}')
    expect(screen.getByText('No country is called “xyz”.')).toBeVisible()
    expect(shown()).toEqual([])
    await userEvent.keyboard('{Escape}')
    expect(shown()).toEqual(countries)
    await userEvent.keyboard('an{Escape}{Escape}')
    expect(trigger('Country')).toHaveFocus()
    await open('Country')
    expect(field()).toHaveValue('')
  })

  it('shows on a phone all that is found, not the first three', async () => {
    await page.viewport(390, 800)
    onTestFinished(() => page.viewport(1280, 800))
    render(<Countries />)
    await userEvent.click(screen.getByText('Show filters'))
    expect(shown()).toEqual(['Algeria', 'Angola', 'Benin', 'Chad'])
    await userEvent.fill(field()!, 'b')
    expect(shown()).toEqual(['Benin', 'Botswana', 'Burkina Faso', 'Burundi'])
    expect(screen.queryByText('Show all')).not.toBeVisible()
  })
})

it('without script is a form that sends the choices and keeps the rest of the address', async () => {
  const sent = await sendWithoutScript(
    <FilterPanel
      groups={filterGroups}
      action="/listings"
      keep={[['search', 'lodge']]}
      onToggle={nothing}
      onClear={nothing}
    />,
    (document) => {
      document.querySelector<HTMLElement>('[value=shopping]')?.click()
      document.querySelector<HTMLElement>('[value=kenya]')?.click()
      document.querySelector<HTMLElement>('noscript button')?.click()
    },
  )
  expect(sent).toEqual([
    ['search', 'lodge'],
    ['category', 'accommodation'],
    ['category', 'car-hire-transport'],
    ['category', 'events-festivals'],
    ['country', 'kenya'],
  ])
})
