import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from './components/Button/index.ts'
import { Dialog, DialogTrigger } from './components/Dialog/index.ts'
import { NavigationMenu } from './components/NavigationMenu/index.ts'
import { Select } from './components/Select/index.ts'
import { Sheet, SheetTrigger } from './components/Sheet/index.ts'
import { FilterPanel } from './directory/FilterPanel/index.ts'
import { ChoiceMenu } from './directory/ChoiceMenu/ChoiceMenu.tsx'
import { PlacePicker } from './directory/ListingTable/PlacePicker.tsx'
import { emulateMedia } from './testing/emulateMedia.ts'

interface MenuProps {
  options: readonly { value: string; label: string }[]
  onTake: (value: string) => void
}

interface Menu {
  readonly name: string
  /** Something with a trigger 'Open' that lists as much as there is. */
  readonly Example: (props: MenuProps) => ReactElement
  /** What stays in sight below, however far one scrolls: the one of these that is shown. @default nothing */
  readonly feet?: readonly string[]
  /** Whether one of the options is chosen. */
  readonly isChoice: boolean
}

const MENUS: readonly Menu[] = [
  {
    name: 'a filter',
    Example: ({ options, onTake }) => (
      <FilterPanel
        groups={[
          {
            group: 'countries',
            name: 'country',
            label: 'Open',
            options: options.map((option) => ({ ...option, isSelected: false })),
          },
        ]}
        action="/listings"
        onToggle={(_group, value) => onTake(value)}
        onClear={() => {}}
        end={{ matches: 7, onShow: () => {} }}
      />
    ),
    feet: ['0 selected', 'Show 7 results'],
    isChoice: true,
  },
  {
    name: 'a select',
    Example: ({ options, onTake }) => <Select label="Open" options={options} defaultValue="" onChange={onTake} />,
    isChoice: true,
  },
  {
    name: 'a filter of the table',
    Example: ({ options, onTake }) => (
      <ChoiceMenu look="filter" label="Open" options={options} chosen={[]} onChange={([value = '']) => onTake(value)} />
    ),
    isChoice: true,
  },
  {
    name: 'a choice for what is picked',
    Example: ({ options, onTake }) => (
      <ChoiceMenu look="bulk" label="Open" options={options} onChange={([value = '']) => onTake(value)} />
    ),
    isChoice: true,
  },
  {
    name: 'a search for a place',
    Example: ({ options, onTake }) => {
      const places = options.map((option) => ({ ...option, kind: 'city' as const, description: 'a town' }))
      return (
        <PlacePicker
          look="filter"
          label="Open"
          search={{ places, text: '', onTextChange: () => {} }}
          onChoose={({ value }) => onTake(value)}
        />
      )
    },
    isChoice: false,
  },
  {
    name: 'a menu of pages',
    Example: ({ options }) => (
      <NavigationMenu
        items={[{ label: 'Open', links: options.map(({ value, label }) => ({ href: `#${value}`, label })) }]}
      />
    ),
    isChoice: false,
  },
  {
    name: 'a dialog',
    Example: ({ options }) => (
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog title="Countries" foot={<Button slot="close">Done</Button>}>
          {options.map(({ value, label }) => (
            <p key={value}>{label}</p>
          ))}
        </Dialog>
      </DialogTrigger>
    ),
    feet: ['Done'],
    isChoice: false,
  },
  {
    name: 'a sheet',
    Example: ({ options }) => (
      <SheetTrigger>
        <Button>Open</Button>
        <Sheet title="Countries" foot={<Button slot="close">Done</Button>}>
          {options.map(({ value, label }) => (
            <p key={value}>{label}</p>
          ))}
        </Sheet>
      </SheetTrigger>
    ),
    feet: ['Done'],
    isChoice: false,
  },
]

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: `c${index}`,
    // The last one of them.
    label: index === count - 1 ? 'Côte d’Ivoire' : `Country ${index + 1}`,
  }))

beforeAll(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
afterAll(async () => {
  await emulateMedia()
  await page.viewport(1280, 800)
})

/** Presses what opens it, also what shows it on a phone. */
async function open(): Promise<void> {
  const triggers = [
    screen.queryByText('Show filters'),
    screen.queryByRole('combobox'),
    ...screen.queryAllByText('Open'),
  ]
  const trigger = triggers.find((one) => one?.checkVisibility())
  if (trigger) await userEvent.click(trigger)
}

/** Whether a person has it before them: in the window, and nothing lies over it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return hit !== null && (element.contains(hit) || hit.contains(element))
}

describe.each([
  [1440, 900],
  [390, 844],
])('at %i px', (width, height) => {
  beforeAll(() => page.viewport(width, height))

  describe.each(MENUS)('$name', ({ name, Example, feet = [], isChoice }) => {
    const scrolls = async (count: number) => {
      const onTake = vi.fn()
      render(<Example options={optionsOf(count)} onTake={onTake} />)
      await open()
      const isMany = count >= 12
      if (isMany || screen.queryByRole('combobox') === null) {
        const last = await screen.findByText('Côte d’Ivoire', { selector: ':not(option)' })
        last.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        expect(isInSight(last)).toBe(true)
      }
      const foot = feet.flatMap((text) => screen.queryAllByText(text)).filter((one) => one.checkVisibility())
      expect(foot.map(isInSight)).toEqual(feet.length > 0 ? [true] : [])
      const field = screen.queryByRole('searchbox', { name: 'Find in the list' })
      expect(field !== null).toBe(isChoice && isMany)
      if (!field) return
      await userEvent.fill(field, 'cote d')
      await userEvent.keyboard('{Enter}')
      expect(onTake).toHaveBeenCalledExactlyOnceWith(`c${count - 1}`)
    }

    it('has 300 options: it scrolls, its foot stays, and they are narrowed', () => scrolls(300))
    // With fewer the filter stands for the others by day.
    it.each([1, 60])('has %i as well', { tags: name === 'a filter' ? [] : ['nightly'] }, scrolls)
  })
})
