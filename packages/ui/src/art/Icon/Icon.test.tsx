import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Icon } from './Icon.tsx'

it('is hidden from assistive technology', () => {
  const { container } = render(<Icon name="search" />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('turns an arrow round where the text runs from right to left, and only an arrow', () => {
  const { container } = render(
    <div dir="rtl">
      <Icon name="forward" />
      <Icon name="search" />
    </div>,
  )
  const [arrow, glass] = [...container.querySelectorAll('svg')].map((icon) => getComputedStyle(icon).transform)
  expect(arrow).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  expect(glass).toBe('none')
})
