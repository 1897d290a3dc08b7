import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MessagesProvider } from '../../../catalogue/MessagesProvider.tsx'
import { Distance } from './Distance.tsx'

it.each([
  [0, '50 m away'],
  [0.07, '50 m away'],
  [0.676, '700 m away'],
  [0.974, '950 m away'],
  [0.976, '1.0 km away'],
  [2.449, '2.4 km away'],
  [9.94, '9.9 km away'],
  [9.96, '10 km away'],
  [34.5, '35 km away'],
])('says of %d km: %s', (km, words) => {
  const { container } = render(<Distance km={km} />)
  expect(container.textContent).toBe(words)
  expect(container.querySelector('svg')).toBeNull()
})

it('points the true way, from right to left too, and says it in the words of a translation', () => {
  const { container } = render(
    <div dir="rtl">
      <MessagesProvider messages={{ distance: { metres: (metres) => `mita ${metres}` } }}>
        <Distance km={0.5} bearing={211.6} />
      </MessagesProvider>
    </div>,
  )
  expect(container.querySelector('path')).toHaveAttribute('transform', 'rotate(212 10 10)')
  expect(getComputedStyle(container.querySelector('svg')!).transform).toBe('none')
  expect(container.textContent).toContain('mita 500')
})
