import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerPosition, nearTowns } from '../../../testing/positions.ts'
import { sendWithoutScript } from '../../../testing/sendWithoutScript.ts'
import { askPosition, nearOfPosition } from './askPosition.ts'
import { NearFilter, type NearFilterProps, type NearTown } from './NearFilter.tsx'

const onChange = vi.fn<NearFilterProps['onChange']>()
const nairobi = { lat: -1.28643, lng: 36.81723 }

let restore: ReturnType<typeof answerPosition> | undefined
const answer = (...args: Parameters<typeof answerPosition>) => {
  restore?.()
  restore = answerPosition(...args)
}
beforeEach(() => answer(nairobi))
afterEach(() => {
  restore?.()
  onChange.mockReset()
})

const filter = (props: Partial<NearFilterProps> = {}) => (
  <NearFilter towns={nearTowns} action="/listings" onChange={onChange} {...props} />
)
const trigger = () => screen.getByText('Near', { selector: 'summary' })
const button = (name: string) => screen.queryByRole('button', { name })
const town = () => screen.queryByRole('combobox', { name: 'Near which town?' })
/** The code of the panel comes when it is first opened. */
const open = async () => {
  act(() => trigger().focus())
  trigger().click()
  await waitFor(() => expect(town()).toBeVisible())
}
const ask = async () => {
  await open()
  await userEvent.click(button('My position')!)
}

it('asks the browser when its button is pressed, never before', async () => {
  render(filter({ near: 'kenya/nairobi', within: 10 }))
  await open()
  expect(restore?.asked).not.toHaveBeenCalled()
  await userEvent.click(button('My position')!)
  expect(restore?.asked).toHaveBeenCalledExactlyOnceWith(
    expect.anything(),
    expect.anything(),
    expect.objectContaining({ enableHighAccuracy: false, timeout: 10_000 }),
  )
})

it('lets only a position to 0.01° out', async () => {
  const onPosition = vi.fn()
  render(filter({ onPosition }))
  await ask()
  await waitFor(() => expect(onChange).toHaveBeenCalledExactlyOnceWith({ near: '-1.29,36.82', within: 10 }))
  expect(onPosition).toHaveBeenCalledExactlyOnceWith({ ...nairobi, accuracyKm: 0.04 })
  expect(trigger()).toHaveFocus()
  expect(town()).toBeNull()
})

it.each([
  [{ lat: -0.001, lng: 0.004 }, '0,0'],
  [{ lat: 12.345, lng: -17.446 }, '12.35,-17.45'],
  [{ lat: -34, lng: 18.4999 }, '-34,18.5'],
])('writes %j as %s', (position, near) => {
  expect(nearOfPosition(position)).toBe(near)
})

describe('where there is no position', () => {
  it.each([
    ['refused', 'denied', 'Allow it in the browser’s settings', false],
    ['refused', 'prompt', 'Ask again and allow it', true],
    ['timedOut', 'granted', 'took too long', true],
    ['unavailable', 'granted', 'cannot tell where it is', true],
  ] as const)('says so if it is %s and the permission is %s', async (trouble, permission, words, canAskAgain) => {
    answer(trouble, permission)
    render(filter())
    await ask()
    await waitFor(() => expect(town()).toHaveFocus())
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(words))
    expect(town()).toHaveAccessibleDescription(expect.stringContaining(words))
    expect(button('Ask again') !== null).toBe(canAskAgain)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('asks again, with the focus on what is busy', async () => {
    answer('timedOut')
    render(filter())
    await ask()
    answer('none')
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }))
    expect(button('Finding you…')).toHaveFocus()
  })

  it('offers no other try in a browser that cannot tell what was decided', async () => {
    answer('refused')
    vi.spyOn(navigator.permissions, 'query').mockRejectedValue(new TypeError('geolocation'))
    expect(await askPosition()).toEqual({ ok: false, error: { code: 'refused', canAskAgain: false } })
  })
})

it('stops waiting by Escape, then closes by it; an answer that comes later is dropped', async () => {
  answer('none')
  render(filter())
  await ask()
  expect(button('Finding you…')).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  expect(button('My position')).toHaveFocus()
  restore?.asked.mock.lastCall?.[0]({ coords: { latitude: 1, longitude: 1, accuracy: 10 } } as GeolocationPosition)
  await userEvent.keyboard('{Escape}')
  expect(trigger()).toHaveFocus()
  await waitFor(() => expect(town()).toBeNull())
  expect(onChange).not.toHaveBeenCalled()
})

it('stays open and says so where the position is rougher than the radius', async () => {
  answer({ ...nairobi, accuracy: 24_300 })
  const { rerender } = render(filter())
  await ask()
  await waitFor(() => expect(onChange).toHaveBeenCalled())
  rerender(filter(onChange.mock.lastCall?.[0]))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('known to about 25 km only'))
  await userEvent.click(screen.getByText('25 km'))
  expect(onChange).toHaveBeenLastCalledWith({ near: '-1.29,36.82', within: 25 })
  rerender(filter(onChange.mock.lastCall?.[0]))
  expect(button('My position')).toBeVisible()
})

it('takes a town with the radius that was chosen before, and leads to the results', async () => {
  const onShow = vi.fn()
  const { rerender } = render(filter({ onShow }))
  await open()
  await userEvent.click(screen.getByText('50 km'))
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.fill(town()!, 'Mombasa, Kenya')
  expect(onChange).toHaveBeenLastCalledWith({ near: 'kenya/mombasa', within: 50 })
  rerender(filter({ onShow, ...onChange.mock.lastCall?.[0], matches: 8 }))
  expect(trigger().textContent).toContain('within 50 km')
  await userEvent.click(button('Show 8 results')!)
  expect(onShow).toHaveBeenCalledOnce()
  expect(town()).toBeNull()
})

it('understands a town without its accents and its country', async () => {
  render(filter())
  await open()
  await userEvent.type(town()!, 'mombasa{Enter}')
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ near: 'kenya/mombasa', within: 10 }])
})

describe('with more towns than it offers', () => {
  const man = { value: 'ivory-coast/man', label: 'Man, Côte d’Ivoire' }
  const manzini = { value: 'eswatini/manzini', label: 'Manzini, Eswatini' }
  const findTowns = vi.fn<NonNullable<NearFilterProps['findTowns']>>()
  beforeEach(() => findTowns.mockReset().mockResolvedValue([man, manzini]))

  it('offers those that a text may mean', async () => {
    render(filter({ findTowns }))
    await open()
    await userEvent.type(town()!, 'Man')
    await expect.poll(() => screen.queryByText('Manzini, Eswatini')).not.toBeNull()
    await userEvent.fill(town()!, 'Manzini, Eswatini')
    expect(onChange.mock.lastCall).toEqual([{ near: manzini.value, within: 10 }])
  })

  it.each(['{Enter}', '{Tab}'])('takes the likeliest by %s, however fast, once it is known', async (key) => {
    const asked = Promise.withResolvers<NearTown[]>()
    findTowns.mockReturnValue(asked.promise)
    const known = [{ value: 'lesotho/maseru', label: 'Maseru, Lesotho' }, manzini]
    render(filter({ findTowns, towns: known }))
    await open()
    await userEvent.type(town()!, `man${key}`)
    expect(findTowns).toHaveBeenCalledExactlyOnceWith('man')
    expect(town()).toBeValid()
    expect(onChange).not.toHaveBeenCalled()
    asked.resolve([man, manzini])
    await expect.poll(() => onChange.mock.lastCall).toEqual([{ near: man.value, within: 10 }])
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('says that a town has no such name once that is known, and stays open', async () => {
    findTowns.mockResolvedValue([])
    render(filter({ findTowns }))
    await open()
    await userEvent.type(town()!, 'Atlantis{Enter}')
    await expect.element(town()!).toHaveAccessibleDescription(/^No town in the list has that name\./)
    expect(town()).toHaveFocus()
  })

  it('takes a town that it knows where nobody can be asked, and else says so until somebody can', async () => {
    findTowns.mockRejectedValue(new TypeError('Failed to fetch'))
    render(filter({ findTowns }))
    await open()
    await userEvent.type(town()!, 'Man{Enter}')
    await expect.element(town()!).toHaveAccessibleDescription(/^Towns cannot be looked up at the moment\./)
    await userEvent.fill(town()!, 'mombasa')
    await userEvent.tab()
    await expect.poll(() => onChange.mock.lastCall).toEqual([{ near: 'kenya/mombasa', within: 10 }])
    findTowns.mockResolvedValue([man])
    await userEvent.type(town()!, 'Man{Enter}')
    await expect.poll(() => onChange.mock.lastCall).toEqual([{ near: man.value, within: 10 }])
  })

  it('drops an answer when another text is typed meanwhile, and takes the radius of the moment', async () => {
    const answers = { Man: Promise.withResolvers<NearTown[]>(), Manz: Promise.withResolvers<NearTown[]>() }
    // Typed slowly, its first letters are asked for as well.
    findTowns.mockImplementation(async (text) => (text === 'Man' || text === 'Manz' ? answers[text].promise : []))
    render(filter({ findTowns }))
    await open()
    await userEvent.type(town()!, 'Man{Enter}')
    await userEvent.fill(town()!, 'Manz')
    await userEvent.click(screen.getByText('25 km'))
    answers.Man.resolve([man])
    answers.Manz.resolve([manzini])
    await expect.poll(() => onChange.mock.lastCall).toEqual([{ near: manzini.value, within: 25 }])
    expect(onChange).toHaveBeenCalledOnce()
  })
})

it('stays open under a press on its words, where the page around it can have the focus', async () => {
  const { rerender } = render(<main tabIndex={-1}>{filter()}</main>)
  await open()
  await userEvent.fill(town()!, 'mombasa')
  await userEvent.click(screen.getByText('25 km'))
  await expect.poll(() => onChange.mock.lastCall).toEqual([{ near: 'kenya/mombasa', within: 10 }])
  expect(town()).toBeVisible()
  rerender(<main tabIndex={-1}>{filter(onChange.mock.lastCall?.[0])}</main>)
  await userEvent.click(screen.getByText('50 km'))
  expect(onChange).toHaveBeenLastCalledWith({ near: 'kenya/mombasa', within: 50 })
})

it('says so of a town that is none', async () => {
  render(filter())
  await open()
  await userEvent.type(town()!, 'Atlantis')
  await userEvent.tab()
  await expect.element(town()!).toBeInvalid()
  expect(town()).toHaveAccessibleDescription(/^No town in the list has that name\./)
  await userEvent.click(button('Show results')!)
  expect(town()).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
})

it('closes by a press beside it only where it lies over the page', async () => {
  render(filter())
  await open()
  await userEvent.click(document.body, { position: { x: 1000, y: 500 } })
  await waitFor(() => expect(town()).toBeNull())
  await page.viewport(390, 800)
  await userEvent.click(trigger())
  await userEvent.click(document.body, { position: { x: 200, y: 780 } })
  expect(town()).toBeVisible()
  await page.viewport(1280, 800)
})

it('without script is a form of towns and radii that keeps the rest of the address', async () => {
  const sent = await sendWithoutScript(filter({ keep: [['search', 'lodge']] }), (document) => {
    document.querySelector<HTMLElement>('summary')?.click()
    document.querySelector<HTMLSelectElement>('select[name=near]')!.value = 'kenya/mombasa'
    document.querySelector<HTMLSelectElement>('select[name=within]')!.value = '25'
    document.querySelector<HTMLElement>('[type=submit]')?.click()
  })
  expect(sent).toEqual([
    ['search', 'lodge'],
    ['near', 'kenya/mombasa'],
    ['within', '25'],
  ])
})
