import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import * as icons from './icons.ts'

it.each(Object.entries(icons))('%s is hidden from assistive technology', (_name, Icon) => {
  const { container } = render(<Icon />)
  expect(container.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})

it('turns an arrow round where the text runs from right to left, and only an arrow', () => {
  const { container } = render(
    <div dir="rtl">
      <icons.ForwardIcon />
      <icons.SearchIcon />
    </div>,
  )
  const [arrow, glass] = [...container.querySelectorAll('svg')].map((drawing) => getComputedStyle(drawing).transform)
  expect(arrow).toBe('matrix(-1, 0, 0, 1, 0, 0)')
  expect(glass).toBe('none')
})
