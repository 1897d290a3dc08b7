import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { emulateMedia } from './emulateMedia.ts'

interface MenuProps {
  options: readonly { value: string; label: string }[]
  onTake: (value: string) => void
}

/** A thing that lists options. */
export interface Menu {
  readonly name: string
  /** Something with a trigger 'Open' that lists as much as there is. */
  readonly Example: (props: MenuProps) => ReactElement
  /** What stays in sight below, however far one scrolls: the one of these that is shown. @default nothing */
  readonly feet?: readonly string[]
  /** Whether one of the options is chosen. */
  readonly isChoice: boolean
}

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    value: `c${index}`,
    // The last one of them.
    label: index === count - 1 ? 'Côte d’Ivoire' : `Country ${index + 1}`,
  }))

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

/** A test for each menu: however much it lists, all of it is reached. */
export function tryMenus(menus: readonly Menu[]): void {
  beforeAll(() => emulateMedia({ 'prefers-reduced-motion': 'reduce' }))
  afterAll(async () => {
    await emulateMedia()
    await page.viewport(1280, 800)
  })

  describe.each([
    [1440, 900],
    [390, 844],
  ])('at %i px', (width, height) => {
    beforeAll(() => page.viewport(width, height))

    describe.each(menus)('$name', ({ name, Example, feet = [], isChoice }) => {
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
}
