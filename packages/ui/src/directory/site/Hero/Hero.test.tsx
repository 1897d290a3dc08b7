import { render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Hero } from './Hero.tsx'

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

it('changes its hour with the theme', () => {
  const { container } = render(<Hero headline="Find">the search</Hero>)
  const picture = () => getComputedStyle(container.querySelector('[aria-hidden]') as Element).backgroundImage
  document.documentElement.dataset['theme'] = 'light'
  expect(picture()).toContain('hero-day')
  document.documentElement.dataset['theme'] = 'dark'
  expect(picture()).toContain('hero-night')
})
