import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { CheckedDate, type CheckedDateProps } from './CheckedDate.tsx'

const show = (check: CheckedDateProps['check']) => render(<CheckedDate check={check} />).container

it('says the month and who checked, with the month as a time', () => {
  const line = show({ fact: 'hours', month: '2026-03', how: 'owner', isOld: false })
  expect(line.textContent).toBe('Checked in March 2026 by the owner')
  expect(line.querySelector('time')).toHaveAttribute('datetime', '2026-03')
})

it('says of an old check that it was the last, beside a needle that is an outline', () => {
  const line = show({ fact: 'place', month: '2025-08', how: 'call', isOld: true })
  expect(line.textContent).toBe('Last checked in August 2025 by a call')
  expect(line.querySelector('path')).toHaveAttribute('fill', 'none')
})

it('says of the business that it is there', () => {
  const line = show({ fact: 'existence', month: '2026-11', how: 'administrator', isOld: false })
  expect(line.textContent).toBe('Open for business, checked in November 2026 by Dira')
})
