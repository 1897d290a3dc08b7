import { expect, it } from 'vitest'
import { placeToast, type Covered } from './placeToast.ts'

interface Thing {
  readonly is: Covered
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const DESK = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }
const TOAST = { width: 400, height: 64 }

function place(window: typeof DESK, things: readonly Thing[], { isRightToLeft = false, width = TOAST.width } = {}) {
  const coveredAt = (x: number, y: number): Covered =>
    things.find(({ left, top, width: w, height: h }) => x >= left && x <= left + w && y >= top && y <= top + h)?.is ??
    'page'
  return placeToast({ ...TOAST, width, window, isRightToLeft, coveredAt })
}

it('is at the lower end of the window where nothing is in the way', () => {
  expect(place(DESK, [])).toEqual({ side: 'end', fromBottom: 16 })
})

it('is above a bar that floats at the lower edge', () => {
  const bar: Thing = { is: 'floating', left: 0, top: 764, width: 390, height: 80 }
  const { side, fromBottom } = place(PHONE, [bar], { width: 358 })
  expect(side).toBe('end')
  expect(PHONE.height - fromBottom).toBeLessThanOrEqual(bar.top)
})

it('is between controls, however small they are', () => {
  const buttons = [700, 800].map((top): Thing => ({ is: 'control', left: 330, top, width: 44, height: 44 }))
  const { fromBottom } = place(PHONE, buttons, { width: 358 })
  const [top, bottom] = [PHONE.height - fromBottom - TOAST.height, PHONE.height - fromBottom]
  for (const button of buttons) expect(bottom < button.top || top > button.top + button.height).toBe(true)
})

it('is at the other side where one is full of controls, whichever way the text runs', () => {
  const column: Thing = { is: 'control', left: 1000, top: 0, width: 440, height: 900 }
  expect(place(DESK, [column])).toEqual({ side: 'start', fromBottom: 16 })
  expect(place(DESK, [column], { isRightToLeft: true })).toEqual({ side: 'end', fromBottom: 16 })
})

it('covers controls of the page rather than what floats, where there is no room', () => {
  const page: Thing = { is: 'control', left: 0, top: 0, width: 390, height: 700 }
  const bar: Thing = { is: 'floating', left: 0, top: 701, width: 390, height: 143 }
  const { fromBottom } = place(PHONE, [page, bar], { width: 358 })
  expect(PHONE.height - fromBottom).toBeLessThanOrEqual(bar.top)
})
