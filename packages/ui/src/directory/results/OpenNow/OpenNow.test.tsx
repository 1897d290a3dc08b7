import { openStatus } from '@dira/directory-core'
import * as en from '@dira/directory-core/names/en'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { premiumDetail } from '../../../testing/listingDetails.ts'
import { OpenNow } from './OpenNow.tsx'

const at = (time: string) => openStatus(premiumDetail, { now: Date.parse(`${time}+02:00`), names: en })

it.each([
  ['is open', at('2026-11-19T12:00'), false, 'Open now'],
  ['closes, when that is asked for', at('2026-11-19T12:00'), true, 'Open now, until 21:00'],
  ['opens later today', at('2026-11-19T05:00'), false, 'Closed, opens 06:00'],
  ['opens another day', at('2026-11-21T22:00'), false, 'Closed, opens Monday 06:00'],
  ['is closed without an end that is known', { state: 'closed', today: 6 } as const, false, 'Closed'],
  ['cannot be told about', { state: 'unknown' } as const, true, ''],
])('says that the business %s', (_case, status, withClosing, words) => {
  const { container } = render(<OpenNow status={status} withClosing={withClosing} />)
  expect(container.textContent).toBe(words)
})

it.each([
  [at('2026-11-19T05:00'), 'Opens 06:00'],
  [at('2026-11-21T22:00'), 'Opens Monday 06:00'],
  [{ state: 'closed', today: 6 } as const, 'Closed'],
])('says in short when it opens: %#', (status, words) => {
  const { container } = render(<OpenNow isShort status={status} />)
  expect(container.textContent).toBe(words)
})
